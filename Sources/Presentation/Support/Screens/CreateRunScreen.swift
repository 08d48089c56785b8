import KernelApplication
import KernelDomain
import KernelPresentation

/// The screen that explains how to plan a run with friends. It comes before the form in which the user creates the
/// plan.
struct CreateRunScreen: SupportScreen {
  let pattern = RoutePattern("support/create")

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let strings = SupportStrings(language: request.language)
    return Screen(
      route: request.route, language: request.language, title: strings.newRun, presentation: .root,
      header: Header(.standard), layout: SupportStrings.layout,
      content: [
        .card(
          request.language.say(cs: "Jak to chodí", en: "How It Works"),
          strings.steps.map { Element(.text, $1, type: .body, icon: Icon($0, .featured)) }),
        .button(
          strings.next,
          hint: request.language.say(cs: "Název, den, délka a zprávy", en: "Name, day, distance and messages"),
          isPrimary: true, to: SupportDestinations.setup()),
      ])
  }
}

extension SupportStrings {
  var next: String { language.say(cs: "Pokračovat", en: "Continue") }

  /// The steps that the screen explains, each with its icon.
  fileprivate var steps: [(icon: String, text: String)] {
    [
      ("figure.run", language.say(cs: "Naplánujete běh.", en: "You plan a run.")),
      (
        "person.2.fill",
        language.say(
          cs: "Příteli pošlete stránku: jeden soubor, bez aplikace, účtu i sítě.",
          en: "You send a friend a page: one file that needs no app, account or network.")
      ),
      (
        "microphone.fill",
        language.say(
          cs: "Namluví zprávu a pošle soubor zpět. Vy ho jen přijmete.",
          en: "Your friend records a message and sends a file back. You just receive it.")
      ),
      (
        "speaker.wave.2.fill",
        language.say(
          cs: "Zpráva zazní při běhu ve chvíli, kterou si přítel vybral. Do té doby nevíte, co v ní je.",
          en:
            "It plays during the run, at the moment your friend chose. Until then you don't know what it says."
        )
      ),
    ]
  }
}
