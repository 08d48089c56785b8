package import KernelApplication
import KernelDomain
package import KernelPresentation

/// What planning a run with friends comes to, before its form.
package struct CreateRunScreen: SupportScreen {
  package let pattern = RoutePattern("support/create")

  package init(_ catalog: UseCaseCatalog) {}

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let strings = SupportStrings(language: request.language)
    return Screen(
      route: request.route, language: request.language, title: strings.newRun, presentation: .root,
      header: Header(.standard), layout: SupportStrings.layout,
      content: [
        strings.card(
          request.language.say(cs: "Jak to chodí", en: "How It Goes"),
          strings.steps.map { Element(.text, $1, type: .body, icon: Icon($0, .featured)) }),
        strings.way(
          strings.next,
          hint: request.language.say(cs: "Název, den, délka a zprávy", en: "Name, day, distance and messages"),
          isPrimary: true, to: SupportRoutes.setup()),
      ])
  }
}

extension SupportStrings {
  var next: String { language.say(cs: "Pokračovat", en: "Continue") }

  /// Pictures and words.
  fileprivate var steps: [(icon: String, text: String)] {
    [
      ("figure.run", language.say(cs: "Naplánujete běh.", en: "You plan a run.")),
      (
        "person.2.fill",
        language.say(
          cs: "Příteli pošlete stránku: jeden soubor, bez aplikace, účtu i sítě.",
          en: "You send a friend a page: one file, without app, account or network.")
      ),
      (
        "microphone.fill",
        language.say(
          cs: "Namluví zprávu a pošle soubor zpět. Vy ho jen přijmete.",
          en: "He or she records a message and sends a file back. You only receive it.")
      ),
      (
        "speaker.wave.2.fill",
        language.say(
          cs: "Zpráva zazní při běhu ve chvíli, kterou si přítel vybral. Do té doby nevíte, co v ní je.",
          en:
            "During the run it is heard at the moment that your friend chose. Until then you do not know what is in it."
        )
      ),
    ]
  }
}
