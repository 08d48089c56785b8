package import FeedApplication
package import FeedDomain
package import KernelDomain
import KernelPresentation

/// The words of the feed, in a language.
package struct FeedWords: Sendable {
  package let language: Language

  package init(language: Language) {
    self.language = language
  }

  private func say(_ cs: String, _ en: String) -> String { language.say(cs: cs, en: en) }

  // MARK: Titles

  package var feed: String { say("Příspěvky", "Feed") }
  var post: String { say("Příspěvek", "Post") }
  var people: String { say("Lidé", "People") }
  var share: String { say("Sdílet", "Share") }
  var shareWorkout: String { say("Sdílet trénink", "Share the Workout") }
  var pair: String { say("Spárovat", "Pair") }
  var cancel: String { say("Zrušit", "Cancel") }
  var workout: String { say("Trénink", "Workout") }
  var you: String { say("Vy", "You") }

  // MARK: The feed

  var noPosts: String { say("Žádné příspěvky", "No Posts") }
  var noPostsHint: String {
    say(
      "Sdílejte dokončený trénink, nebo se spárujte s někým, koho znáte. Nic se nikam neposílá samo.",
      "Share a finished workout, or pair with somebody you know. Nothing is sent anywhere by itself.")
  }
  var older: String { say("Starší", "Older") }
  var newest: String { say("Nejnovější", "Newest") }
  var like: String { say("Líbí se mi", "Like") }
  var liked: String { say("Už se mi nelíbí", "Unlike") }
  var comment: String { say("Komentář", "Comment") }
  var comments: String { say("Komentáře", "Comments") }
  var noComments: String { say("Zatím žádné komentáře", "No comments yet") }
  var addComment: String { say("Napsat komentář", "Write a Comment") }
  var delete: String { say("Smazat", "Delete") }
  var deletePost: String { say("Smazat příspěvek", "Delete the Post") }
  var onlyYou: String { say("Vidíte jen vy", "Only you see this") }
  var allSee: String { say("Vidí všichni, koho znáte", "All whom you know see this") }
  var whoSees: String { say("Kdo to uvidí", "Who Sees It") }
  var onlyMe: String { say("Jen já", "Only Me") }
  var allKnown: String { say("Všichni, koho znám", "All I Know") }
  var preview: String { say("Náhled", "Preview") }
  var previewNote: String {
    say("Příspěvek bude přesně tohle, nic víc.", "The post will be just this, and nothing more.")
  }
  var tells: String { say("Navíc prozradit", "Tell as Well") }
  var bodyWeight: String { say("Tělesná váha", "Body weight") }
  var note: String { say("Poznámka", "Note") }
  var publish: String { say("Zveřejnit", "Post") }
  var exercises: String { say("Cviky", "Exercises") }
  var newRecords: String { say("Nové rekordy", "New Records") }
  var duration: String { say("Trvání", "Duration") }

  /// Who wrote something.
  package func name(_ author: AuthorView) -> String {
    if author.isOwner { return you }
    return author.name.map { printable($0) } ?? author.person?.description ?? ""
  }

  func names(_ authors: [AuthorView]) -> String { authors.map(name).joined(separator: ", ") }

  package func title(_ content: PostContent) -> String { content.name.map { printable($0) } ?? workout }

  func name(_ exercise: PostName) -> String {
    printable(language.tag == .cs ? exercise.czech ?? exercise.name : exercise.name)
  }

  func name(_ kind: PostRecord.Kind) -> String {
    switch kind {
    case .heaviest: say("nejtěžší", "heaviest")
    case .oneRepMax: say("maximum na 1 opakování (odhad)", "one-rep max (estimated)")
    case .setVolume: say("objem série", "set volume")
    case .workoutVolume: say("objem tréninku", "workout volume")
    case .leastAssistance: say("nejmenší dopomoc", "least assistance")
    case .mostReps: say("nejvíc opakování", "most repetitions")
    case .farthest: say("nejdál", "farthest")
    case .longest: say("nejdéle", "longest")
    }
  }

  /// Who may see a post of hers.
  func audience(_ audience: AudienceView) -> String {
    switch audience.kind {
    case .me: onlyYou
    case .all: allSee
    case .people: say("Vidí: ", "Seen by: ") + names(audience.people ?? [])
    }
  }

  func seenBy(_ names: [String]) -> String {
    say("Vidí: ", "Seen by: ") + names.map { printable($0) }.joined(separator: ", ")
  }

  func also(_ person: PersonView) -> String {
    say("Také \(printable(person.name))", "Also \(printable(person.name))")
  }

  func goneOut(_ people: [AuthorView]) -> String {
    say("V souboru už odešlo: ", "Has gone out to: ") + names(people)
  }

  // MARK: Counts

  /// Of whom it pleases.
  func counted(likes: Int) -> String {
    switch language.tag {
    case .cs: likes == 1 ? "líbí se 1 člověku" : "líbí se \(language.number(likes)) lidem"
    case .en, .enGB: language.counted(likes, PluralForms(one: "like", other: "likes"))
    }
  }

  package func counted(comments: Int) -> String {
    switch language.tag {
    case .cs:
      language.counted(
        comments, PluralForms(one: "komentář", few: "komentáře", many: "komentáře", other: "komentářů"))
    case .en, .enGB: language.counted(comments, PluralForms(one: "comment", other: "comments"))
    }
  }

  package func counted(posts: Int) -> String {
    switch language.tag {
    case .cs:
      language.counted(
        posts, PluralForms(one: "příspěvek", few: "příspěvky", many: "příspěvku", other: "příspěvků"))
    case .en, .enGB: language.counted(posts, PluralForms(one: "post", other: "posts"))
    }
  }

  package func counted(people: Int) -> String {
    switch language.tag {
    case .cs: language.counted(people, PluralForms(one: "člověk", few: "lidé", many: "člověka", other: "lidí"))
    case .en, .enGB: language.counted(people, PluralForms(one: "person", other: "people"))
    }
  }

  package func counted(items: Int) -> String {
    switch language.tag {
    case .cs: language.counted(items, PluralForms(one: "položka", few: "položky", many: "položky", other: "položek"))
    case .en, .enGB: language.counted(items, PluralForms(one: "item", other: "items"))
    }
  }

  func counted(sets: Int) -> String {
    switch language.tag {
    case .cs: language.counted(sets, PluralForms(one: "série", few: "série", many: "série", other: "sérií"))
    case .en, .enGB: language.counted(sets, PluralForms(one: "set", other: "sets"))
    }
  }

  func counted(records: Int) -> String {
    switch language.tag {
    case .cs:
      language.counted(
        records,
        PluralForms(one: "nový rekord", few: "nové rekordy", many: "nového rekordu", other: "nových rekordů"))
    case .en, .enGB: language.counted(records, PluralForms(one: "new record", other: "new records"))
    }
  }

  // MARK: Measures

  /// `22,5 kg`.
  func load(_ load: PostLoad) -> String { thousandths(load.thousandths) + " " + load.unit.rawValue }

  private func thousandths(_ value: Int64) -> String {
    let (whole, rest) = value.quotientAndRemainder(dividingBy: 1_000)
    guard rest > 0 else { return language.number(Int(whole)) }
    var digits = ASCII.decimal(Int(rest), digits: 3)
    while digits.hasSuffix("0") { digits.removeLast() }
    return language.number(Int(whole)) + language.decimalSeparator + digits
  }

  /// `100 kg × 5`, `12×`, `400 m`, `1 min`.
  func measures(_ set: PostSet) -> String {
    var told: [String] = []
    switch (set.load, set.reps) {
    case (let load?, let reps?): told.append("\(self.load(load)) × \(language.number(reps))")
    case (let load?, nil): told.append(self.load(load))
    case (nil, let reps?): told.append("\(language.number(reps))×")
    case (nil, nil): break
    }
    if let millimetres = set.millimetres { told.append(thousandths(millimetres) + " m") }
    if let seconds = set.seconds { told.append(clock(seconds)) }
    return told.isEmpty ? "—" : told.joined(separator: ", ")
  }

  /// `45 s`, `1:30`, `1:02:03`.
  private func clock(_ seconds: Int) -> String {
    if seconds < 60 { return "\(seconds) s" }
    let two = { (number: Int) in ASCII.decimal(number, digits: 2) }
    return seconds < 3_600
      ? "\(seconds / 60):\(two(seconds % 60))" : "\(seconds / 3_600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
  }

  func value(_ record: PostRecord) -> String {
    switch record.kind {
    case .oneRepMax, .setVolume, .workoutVolume:
      record.tenths.map { thousandths($0 * 100) + " kg" } ?? record.set.map(measures) ?? "—"
    default: record.set.map(measures) ?? "—"
    }
  }

  func exercise(_ exercise: PostExercise) -> String {
    if exercise.setCount == 0 { return say("jen rozcvičení", "warm-up only") }
    return [counted(sets: exercise.setCount), exercise.best.map { measures($0) }].compactMap { $0 }.joined(
      separator: ", ")
  }

  // MARK: People

  var noPeople: String { say("Zatím nikoho neznáte", "You Know Nobody Yet") }
  var noPeopleHint: String {
    say(
      "Spárujte se s někým, komu věříte: jeden vytvoří kód a osobně nebo po telefonu ho řekne druhému. Pak si posíláte "
        + "soubory, jak chcete.",
      "Pair with somebody you trust: one makes a code and tells it the other, in person or by phone. Then you send each "
        + "other files in whatever way you like.")
  }
  var proofNote: String {
    say(
      "Soubor vám dokazuje, že je celý a od toho, s kým máte kód. Jiným nedokazuje nic a nic neskrývá: kdo ho má, může ho "
        + "číst.",
      "A file proves to you that it is whole and comes from the one you share the code with. It proves nothing to "
        + "others and hides nothing: who has it can read it.")
  }
  var words: String { say("Šest slov k porovnání", "Six Words to Compare") }
  var wordsNote: String {
    say(
      "Řekněte si je osobně nebo po telefonu; kdo má knihu v angličtině, vidí ta v závorkách. Liší-li se, zapomeňte se "
        + "navzájem a spárujte se znovu.",
      "Tell each other, in person or by phone. If they differ, forget each other and pair anew.")
  }
  var follow: String { say("Ukazovat v příspěvcích", "Show in the Feed") }
  var mute: String { say("Ztlumit", "Mute") }
  var muteNote: String {
    say(
      "Příspěvky a komentáře se neukazují; soubory se dál načítají.",
      "Posts and comments are not shown; files are still taken.")
  }
  var block: String { say("Blokovat", "Block") }
  var blockNote: String {
    say(
      "Nic se neukazuje, soubory se odmítají a žádné se nevytvářejí.",
      "Nothing is shown, files are refused, and none is written.")
  }
  var files: String { say("Soubory", "Files") }
  var writeFile: String { say("Vytvořit soubor (cesta)", "Write a File (path)") }
  var takeFile: String { say("Načíst soubor (cesta)", "Take a File (path)") }
  var takeFileHint: String {
    say("Načte soubor od někoho, koho znáte", "Takes a file from somebody you know")
  }
  var callHer: String { say("Jméno", "Name") }
  var callHerHint: String { say("Vidíte ho jen vy", "Only you see it") }
  var code: String { say("Kód", "Code") }
  var makeCode: String { say("Vytvořit kód", "Make a Code") }
  var enterCode: String { say("Zadat kód", "Enter a Code") }
  var makeCodeNote: String {
    say(
      "Kód se ukáže jen jednou. Řekněte ho osobně nebo po telefonu; kdo ho má, může psát vaším jménem.",
      "The code is shown only once. Tell it in person or by phone; who has it can write in your name.")
  }
  var forget: String { say("Zapomenout", "Forget") }
  var forgetQuestion: String {
    say(
      "Odstraní navždy klíč i všechno, co od tohoto člověka přišlo. Nejde to vzít zpět.",
      "The key and all that came from this person go for good. It can't be undone.")
  }
  var forgetHint: String { say("Navždy", "For good") }
  var posts: String { say("Příspěvky", "Posts") }
  var codeTitle: String { say("Kód ke spárování", "Pairing Code") }
  var codeNote: String {
    say("Řekněte ho jen tomu, pro koho je: už se neukáže.", "Tell it only whom it is for: it is not shown again.")
  }

  func state(_ person: PersonView) -> String {
    if !person.hasKey { return say("bez klíče: spárujte se znovu", "without a key: pair anew") }
    if person.blocked { return say("blokováno", "blocked") }
    if person.muted { return say("ztlumeno", "muted") }
    let waiting = person.waitingCount == 0 ? nil : say("čeká", "waiting") + ": " + counted(items: person.waitingCount)
    let followed = person.followed ? nil : say("mimo příspěvky", "not in the feed")
    return [counted(posts: person.postCount), followed, waiting].compactMap { $0 }.joined(separator: ", ")
  }

  /// The words as they are in the language, with those that a book in another shows: two people hear the same words
  /// whichever languages theirs are in.
  package func words(_ english: [String]) -> [String] {
    guard language.tag == .cs else { return english }
    return english.map { word in
      PairingWords.all.first { $0.english == word }.map { "\($0.czech) (\(word))" } ?? word
    }
  }
}
