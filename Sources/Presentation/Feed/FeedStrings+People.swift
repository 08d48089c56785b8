import FeedApplication
import FeedDomain
import KernelDomain
import KernelPresentation

/// The texts about people: pairing with them, and their relation to the owner.
extension FeedStrings {
  var noPeople: String { say("Zatím nikoho neznáte", "No People Yet") }
  var noPeopleHint: String {
    say(
      "Spárujte se s někým, komu věříte: jeden vytvoří kód a osobně nebo po telefonu ho řekne druhému. Pak si posíláte "
        + "soubory, jak chcete.",
      "Pair with someone you trust: one of you makes a code and reads it to the other, in person or by phone. Then you "
        + "send each other files any way you like.")
  }
  var proofNote: String {
    say(
      "Soubor vám dokazuje, že je celý a od toho, s kým máte kód. Jiným nedokazuje nic a nic neskrývá: kdo ho má, může ho "
        + "číst.",
      "A file proves to you that it is complete and comes from the person you share the code with. It proves nothing "
        + "to others and hides nothing: anyone who has it can read it.")
  }
  var words: String { say("Šest slov k porovnání", "Six Words to Compare") }
  var wordsNote: String {
    say(
      "Řekněte si je osobně nebo po telefonu; kdo má knihu v angličtině, vidí ta v závorkách. Liší-li se, zapomeňte se "
        + "navzájem a spárujte se znovu.",
      "Compare them in person or by phone. If they differ, forget each other and pair again.")
  }
  var follow: String { say("Ukazovat v příspěvcích", "Show in the Feed") }
  var mute: String { say("Ztlumit", "Mute") }
  var muteNote: String {
    say(
      "Příspěvky a komentáře se neukazují; soubory se dál načítají.",
      "Posts and comments are hidden; files are still accepted.")
  }
  var block: String { say("Blokovat", "Block") }
  var blockNote: String {
    say(
      "Nic se neukazuje, soubory se odmítají a žádné se nevytvářejí.",
      "Nothing is shown, and files are neither accepted nor written.")
  }
  var files: String { say("Soubory", "Files") }
  var writeFile: String { say("Uložit soubor", "Save a File") }
  var takeFile: String { say("Načíst soubor", "Read a File") }
  var takeFileHint: String {
    say("Načte soubor od někoho, koho znáte", "Reads a file from someone you know")
  }
  var callHer: String { say("Jméno", "Name") }
  var callHerHint: String { say("Vidíte ho jen vy", "Only you see it") }
  var code: String { say("Kód", "Code") }
  var makeCode: String { say("Vytvořit kód", "Make a Code") }
  var enterCode: String { say("Zadat kód", "Enter a Code") }
  var makeCodeNote: String {
    say(
      "Kód se ukáže jen jednou. Řekněte ho osobně nebo po telefonu; kdo ho má, může psát vaším jménem.",
      "The code is shown only once. Read it out in person or by phone; anyone who has it can write in your name.")
  }
  var forget: String { say("Zapomenout", "Forget") }
  var forgetQuestion: String {
    say(
      "Odstraní navždy klíč i všechno, co od tohoto člověka přišlo. Nejde to vzít zpět.",
      "Permanently deletes the key and everything received from this person. It can't be undone.")
  }
  var forgetHint: String { say("Navždy", "Permanently") }
  var posts: String { say("Příspěvky", "Posts") }
  var codeTitle: String { say("Kód ke spárování", "Pairing Code") }
  var codeNote: String {
    say(
      "Řekněte ho jen tomu, pro koho je: už se neukáže.", "Tell it only to the person it is for: it is not shown again."
    )
  }

  func state(_ person: PersonView) -> String {
    if !person.hasKey { return say("bez klíče: spárujte se znovu", "without a key: pair again") }
    if person.blocked { return say("blokováno", "blocked") }
    if person.muted { return say("ztlumeno", "muted") }
    let waiting = person.waitingCount == 0 ? nil : say("čeká", "waiting") + ": " + counted(person.waitingCount, .items)
    let followed = person.followed ? nil : say("mimo příspěvky", "not in the feed")
    return [counted(person.postCount, .posts), followed, waiting].compactMap { $0 }.joined(separator: ", ")
  }

  /// Returns, in the user's language, the words that two people compare to check that they have the same key. In Czech,
  /// the English words are added, so that people whose books are in different languages can compare them, too.
  package func words(_ english: [String]) -> [String] {
    guard language.tag == .cs else { return english }
    return english.map { word in
      PairingWords.all.first { $0.english == word }.map { "\($0.czech) (\(word))" } ?? word
    }
  }
}
