import KernelDomain
import KernelPresentation
import SupportApplication

/// One text in both languages of the book.
struct BothLanguages {
  let cs: String
  let en: String

  init(cs: String, en: String) {
    self.cs = cs
    self.en = en
  }

  /// Creates the text in each language by calling `words` with that language.
  init(_ words: (Language) -> String) {
    self.init(cs: words(.cs), en: words(.enGB))
  }

  subscript(language: Language) -> String { language.say(cs: cs, en: en) }
}

/// The texts of the page that the runner sends to a friend. In Czech, people's names stay in the nominative, because no
/// rule can decline every name.
struct SharedPageStrings {
  let content: SharePageContent

  /// The runner's name, or "the runner" if the book has none.
  private var runner: BothLanguages {
    content.runner.isEmpty
      ? BothLanguages(cs: "běžec", en: "the runner") : BothLanguages { _ in printable(content.runner) }
  }
  /// The runner's name, or "The runner" if the book has none, for the beginning of a sentence.
  private var theRunner: BothLanguages {
    content.runner.isEmpty ? BothLanguages(cs: "Běžec", en: "The runner") : runner
  }

  var title: BothLanguages {
    BothLanguages(cs: "Namluvte zprávu, kterou uslyší \(runner.cs)", en: "Record a message for \(runner.en)")
  }

  func step(_ number: Int) -> BothLanguages {
    BothLanguages(cs: "Krok \(number) ze 4", en: "Step \(number) of 4")
  }

  // MARK: The run

  var runTitle: BothLanguages { BothLanguages(cs: "Běh", en: "The run") }

  var facts: [(BothLanguages, BothLanguages)] {
    var facts = [
      (BothLanguages(cs: "Poběží", en: "Runner"), runner),
      (BothLanguages(cs: "Název", en: "Name"), BothLanguages { _ in printable(content.plan) }),
    ]
    if let day = content.day { facts.append((BothLanguages(cs: "Den", en: "Day"), BothLanguages { $0.date(day) })) }
    if let length = content.goalMillimetres {
      facts.append(
        (BothLanguages(cs: "Délka", en: "Distance"), BothLanguages { "\($0.decimal(Double(length) / 1e6)) km" }))
    }
    facts.append(
      (
        BothLanguages(cs: "Zprávy od vás", en: "Messages from you"),
        BothLanguages(
          cs: "nejvýš \(content.tokens.count), každá do \(content.mostSeconds) s",
          en: "up to \(content.tokens.count), of up to \(content.mostSeconds) s each")
      ))
    facts.append(
      (
        BothLanguages(cs: "Poslat nejpozději", en: "Last day to send"),
        BothLanguages { $0.date(content.lastDay) }
      ))
    return facts
  }

  var surprise: BothLanguages {
    BothLanguages(
      cs:
        "Zpráva se přehraje během běhu ve chvíli, kterou zvolíte. \(theRunner.cs) se do té doby nedozví, co v ní je ani kdy "
        + "zazní.",
      en:
        "It plays during the run, at the moment you choose. Until then \(runner.en) learns neither what you said nor "
        + "when it will be heard.")
  }

  var privacy: BothLanguages {
    BothLanguages(
      cs:
        "Tato stránka nic neposílá a nic nenačítá. Nahrávka zůstává v tomto okně, dokud ji neuložíte do souboru; uslyší "
        + "ji jen ten, komu soubor pošlete. \(theRunner.cs) ho uloží do své knihy ve svém počítači a jinam se nedostane. Poslat "
        + "zprávu může každý, kdo má tento soubor: nepředávejte ho dál.",
      en:
        "This page sends nothing and loads nothing. What you record stays in this window until you save it as a file; "
        + "only the people you send that file to can hear it. \(theRunner.en) keeps it in a book on their own computer, and "
        + "nowhere else. Anyone who has this page can send a message: do not pass it on.")
  }

  var kept: BothLanguages {
    BothLanguages(
      cs: "Váš prohlížeč si pamatuje jen to, které zprávy jste odtud uložili, ne co v nich je.",
      en: "Your browser remembers only which messages you have saved from here, not what is in them.")
  }

  var over: BothLanguages {
    BothLanguages(
      cs: "Den, do kterého se zprávy přijímají, už minul. \(theRunner.cs) vám může poslat novou stránku.",
      en: "The last day to send a message is over. \(theRunner.en) can send you a new page.")
  }

  var spent: BothLanguages {
    BothLanguages(
      cs: "Odtud jste už uložili všechny zprávy, na které stránka stačí. \(theRunner.cs) vám může poslat novou.",
      en: "You have saved all the messages this page allows. \(theRunner.en) can send you a new one.")
  }

  var next: BothLanguages { BothLanguages(cs: "Pokračovat", en: "Continue") }
  var back: BothLanguages { BothLanguages(cs: "Zpět", en: "Back") }

  // MARK: Without the script

  var plainTitle: BothLanguages {
    BothLanguages(cs: "Nahrajte ji čímkoli", en: "Record it with anything")
  }

  var plain: BothLanguages {
    BothLanguages(
      cs:
        "V tomto prohlížeči neběží skripty, stránka tedy nahrávat nemůže. Namluvte zprávu do jakéhokoli záznamníku, třeba "
        + "v telefonu, a soubor pošlete zpět. Přehraje se v cíli. Do jeho názvu dejte toto slovo, ať se pozná, od koho je:",
      en:
        "Scripts do not run in this browser, so this page can't record. Record your message with any recorder, such as "
        + "the one in your phone, and send the file back. It is played at the finish. Put this word in the name of the "
        + "file, so that it is known to be yours:")
  }

  var limits: BothLanguages {
    BothLanguages(
      cs: "M4A, MP4, Ogg Opus nebo WAV, od půl sekundy do \(content.mostSeconds) s, nejvýš 2 MiB.",
      en: "M4A, MP4, Ogg Opus or WAV, from half a second to \(content.mostSeconds) s, at most 2 MiB.")
  }

  // MARK: The sender, and the moment to play the message

  var whoTitle: BothLanguages { BothLanguages(cs: "Kdo a kdy", en: "Who and when") }
  var from: BothLanguages { BothLanguages(cs: "Vaše jméno", en: "Your name") }
  var fromWrong: BothLanguages {
    BothLanguages(cs: "Napište své jméno, nejvýš 40 znaků", en: "Enter your name, at most 40 characters")
  }
  var when: BothLanguages { BothLanguages(cs: "Kdy se má přehrát", en: "When to play it") }
  var distance: BothLanguages { BothLanguages(cs: "Po uběhnutí", en: "After a distance") }
  var kilometres: BothLanguages { BothLanguages(cs: "Kilometry", en: "Kilometres") }
  var kilometresWrong: BothLanguages {
    BothLanguages(cs: "Napište kilometry, třeba 5,2; nejméně 0,1", en: "Enter kilometres, such as 5.2; at least 0.1")
  }
  var time: BothLanguages { BothLanguages(cs: "Po době běhu", en: "After a time") }
  var minutes: BothLanguages { BothLanguages(cs: "Minuty", en: "Minutes") }
  var minutesWrong: BothLanguages {
    BothLanguages(cs: "Napište celé minuty, třeba 25", en: "Enter whole minutes, such as 25")
  }
  var finish: BothLanguages { BothLanguages(cs: "V cíli", en: "At the finish") }
  /// Explains what happens if a friend places a message beyond the planned distance: the message is played at the
  /// finish or, if the run ends earlier, during the next run.
  var beyond: BothLanguages {
    let waits = BothLanguages(
      cs: "Skončí-li běh dřív, počká zpráva na příští.",
      en: "If the run ends earlier, the message waits for the next one.")
    guard content.goalMillimetres != nil else { return waits }
    return BothLanguages(
      cs: "Co je za plánovanou délkou, přehraje se v cíli. \(waits.cs)",
      en: "Anything beyond the planned distance is played at the finish. \(waits.en)")
  }
  var text: BothLanguages {
    BothLanguages(
      cs: "Pár slov ke čtení po poslechu (nepovinné)", en: "A few words to read after listening (optional)")
  }

  /// Returns half of the planned distance in kilometres, rounded down to a tenth; 5 if no distance is planned.
  func usualKilometres(_ language: Language) -> String {
    guard let length = content.goalMillimetres else { return "5" }
    return language.decimal(Double(max(length / 200_000, 1)) / 10)
  }

  // MARK: Recording

  var recordTitle: BothLanguages { BothLanguages(cs: "Vaše zpráva", en: "Your message") }
  var longest: BothLanguages {
    BothLanguages(
      cs: "Do \(content.mostSeconds) sekund. Prohlížeč se zeptá, zda smí použít mikrofon.",
      en: "Up to \(content.mostSeconds) seconds. The browser asks whether it may use the microphone.")
  }
  var choose: BothLanguages { BothLanguages(cs: "Nebo vyberte hotovou nahrávku", en: "Or choose a recording") }
  var save: BothLanguages { BothLanguages(cs: "Uložit zprávu", en: "Save the message") }

  // MARK: Saved

  var savedTitle: BothLanguages {
    BothLanguages(cs: "Uloženo. Pošlete soubor zpět.", en: "Saved. Send this file back.")
  }
  var sendBack: BothLanguages {
    BothLanguages(
      cs: "Najdete ho mezi staženými soubory. Pošlete ho, jak chcete: e-mailem, v chatu nebo na flash disku.",
      en: "It is in your downloads. Send it to \(runner.en) any way you like: email, a messenger, a USB stick.")
  }
  var left: BothLanguages {
    BothLanguages(cs: "Další zprávy, které můžete uložit:", en: "More messages you can save:")
  }
  var saveAgain: BothLanguages { BothLanguages(cs: "Uložit soubor znovu", en: "Save the file again") }
  var another: BothLanguages { BothLanguages(cs: "Nahrát další zprávu", en: "Record another message") }
}
