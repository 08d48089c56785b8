package import FeedApplication
package import FeedDomain
package import KernelDomain
import KernelPresentation

/// The wording of the feed in a language.
package struct FeedStrings: Sendable {
  package let language: Language
  /// The owner's name, which stands beside what the owner wrote; empty to write `You`.
  private let ownName: String

  package init(language: Language, ownName: String = "") {
    self.language = language
    self.ownName = ownName
  }

  func say(_ cs: String, _ en: String) -> String { language.say(cs: cs, en: en) }

  // MARK: Titles

  package var feed: String { say("Příspěvky", "Feed") }
  var post: String { say("Příspěvek", "Post") }
  var people: String { say("Lidé", "People") }
  var share: String { say("Sdílet", "Share") }
  var shareWorkout: String { say("Sdílet trénink", "Share Workout") }
  var addPerson: String { say("Přidat člověka", "Add a Person") }
  var pair: String { say("Spárovat", "Pair") }
  var workout: String { say("Trénink", "Workout") }
  var you: String { say("Vy", "You") }

  // MARK: The feed

  var noPosts: String { say("Žádné příspěvky", "No Posts") }
  var noPostsHint: String {
    say(
      "Sdílejte dokončený trénink, nebo se spárujte s někým, koho znáte. Nic se nikam neposílá samo.",
      "Share a finished workout, or pair with someone you know. Nothing is sent automatically.")
  }
  var older: String { say("Starší", "Older") }
  var newest: String { say("Nejnovější", "Newest") }
  var allPosts: String { say("Všechny příspěvky", "All Posts") }
  var nothingFound: String { say("Nic neodpovídá", "Nothing matches") }
  var like: String { say("Líbí se mi", "Like") }
  var liked: String { say("Už se mi nelíbí", "Unlike") }
  var comment: String { say("Komentář", "Comment") }
  var comments: String { say("Komentáře", "Comments") }
  var noComments: String { say("Zatím žádné komentáře", "No comments yet") }
  var addComment: String { say("Napsat komentář", "Write a Comment") }
  var delete: String { say("Smazat", "Delete") }
  var deletePost: String { say("Smazat příspěvek", "Delete Post") }

  /// Asks whether to delete a post or comment.
  /// - Parameter isOwn: whether the owner wrote it.
  func deleteQuestion(isOwn: Bool) -> String {
    isOwn
      ? say(
        "Smazat navždy? Kdo to má, dozví se to z příštího souboru.",
        "Delete permanently? People who have it are told in the next file.")
      : say("Smazat navždy z vaší knihy? Jinde to zůstane.", "Delete permanently from your book? Others keep it.")
  }

  var onlyYou: String { say("Vidíte jen vy", "Only you see this") }
  var allSee: String { say("Vidí všichni, koho znáte", "Everyone you know sees this") }
  var whoSees: String { say("Kdo to uvidí", "Who Sees It") }
  var onlyMe: String { say("Jen já", "Only Me") }
  var allKnown: String { say("Všichni, koho znám", "Everyone I Know") }
  var preview: String { say("Náhled", "Preview") }
  var previewNote: String {
    say("Příspěvek bude přesně tohle, nic víc.", "The post will contain exactly this and nothing more.")
  }
  var extras: String { say("Navíc prozradit", "Also Include") }
  var bodyWeight: String { say("Tělesná váha", "Body weight") }
  var note: String { say("Poznámka", "Note") }
  var publish: String { say("Zveřejnit", "Post") }
  var exercises: String { say("Cviky", "Exercises") }
  var newRecords: String { say("Nové rekordy", "New Records") }
  var duration: String { say("Trvání", "Duration") }

  /// Returns an author's name, or `You` if the author is the owner and the owner's name is unknown.
  package func name(_ author: AuthorView) -> String {
    if author.isOwner { return ownName.isEmpty ? you : printable(ownName) }
    return author.name.map { printable($0) } ?? author.person?.description ?? ""
  }

  func names(_ authors: [AuthorView]) -> String { authors.map(name).joined(separator: ", ") }

  package func title(_ content: PostContent) -> String { content.name.map { printable($0) } ?? workout }

  func name(_ exercise: PostName) -> String {
    printable(language.tag == .cs ? exercise.czech ?? exercise.name : exercise.name)
  }

  /// Returns the name of an exercise without the grip that the catalogue adds: `Barbell Bench Press - Medium Grip` is
  /// `Barbell Bench Press`, unless another of the post's exercises would have the same name.
  func name(_ exercise: PostName, in content: PostContent) -> String {
    withoutGrip(name(exercise), among: Set(content.exercises.map(\.exercise)).map { name($0) })
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

  /// Describes in words who may see one of the owner's posts.
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
    say("V souboru už odešlo: ", "Already sent to: ") + names(people)
  }

  // MARK: Counts

  func counted(_ count: Int, _ noun: Noun) -> String { language.counted(count, noun) }

  /// Returns how many people like a post, in words.
  func counted(likes: Int) -> String {
    switch language.tag {
    case .cs: likes == 1 ? "líbí se 1 člověku" : "líbí se \(language.number(likes)) lidem"
    case .en, .enGB: language.counted(likes, PluralForms(one: "like", other: "likes"))
    }
  }

  // MARK: Measures

  /// Returns the weight that was lifted, with its unit: `22,5 kg`.
  func load(_ load: PostLoad) -> String { thousandths(load.thousandths) + " " + load.unit.rawValue }

  private func thousandths(_ value: Int64) -> String {
    let (whole, rest) = value.quotientAndRemainder(dividingBy: 1_000)
    guard rest > 0 else { return language.number(Int(whole)) }
    var digits = ASCII.decimal(Int(rest), digits: 3)
    while digits.hasSuffix("0") { digits.removeLast() }
    return language.number(Int(whole)) + language.decimalSeparator + digits
  }

  /// Describes a set of an exercise by its load, repetitions, distance or duration: `100 kg × 5`, `12×`, `400 m`,
  /// `1 min`.
  /// - Parameter isShort: whether to leave out the unit of a load beside repetitions, if it is the user's: `100 × 5`.
  func measures(_ set: PostSet, isShort: Bool = false) -> String {
    var parts: [String] = []
    switch (set.load, set.reps) {
    case (let load?, let reps?):
      let hasUnit = !isShort || load.unit.rawValue != language.unit(FeedStrings.massUnit) ?? "kg"
      parts.append("\(hasUnit ? self.load(load) : thousandths(load.thousandths)) × \(language.number(reps))")
    case (let load?, nil): parts.append(self.load(load))
    case (nil, let reps?): parts.append("\(language.number(reps))×")
    case (nil, nil): break
    }
    if let millimetres = set.millimetres { parts.append(thousandths(millimetres) + " m") }
    if let seconds = set.seconds { parts.append(clock(seconds)) }
    return parts.isEmpty ? "—" : parts.joined(separator: ", ")
  }

  /// Returns a duration: `45 s`, `1:30`, `1:02:03`.
  private func clock(_ seconds: Int) -> String {
    if seconds < 60 { return "\(seconds) s" }
    let two = { (number: Int) in ASCII.decimal(number, digits: 2) }
    return seconds < 3_600
      ? "\(seconds / 60):\(two(seconds % 60))" : "\(seconds / 3_600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
  }

  /// The Strength feature's setting for the unit of mass. The feed also uses it for sums and estimates.
  private static let massUnit = Setting("strength.units", .choice(["kg", "lb"]), default: .text("kg"))

  /// Returns a mass in the unit that the user has chosen: in kilograms with one decimal, such as `96.3 kg`, or in whole
  /// pounds.
  /// - Parameter tenths: the mass in tenths of a kilogram.
  private func mass(_ tenths: Int64) -> String {
    guard language.unit(FeedStrings.massUnit) == "lb" else { return thousandths(tenths * 100) + " kg" }
    // A pound is 453,592.37 mg.
    return language.number(Int(clamping: (Int128(tenths) * 10_000_000 + 22_679_618) / 45_359_237)) + " lb"
  }

  func value(_ record: PostRecord) -> String {
    switch record.kind {
    case .oneRepMax, .setVolume, .workoutVolume:
      record.tenths.map(mass) ?? record.set.map { measures($0) } ?? "—"
    default: record.set.map { measures($0) } ?? "—"
    }
  }

  /// Returns the best set of an exercise or, if it is unknown, the number of sets.
  /// - Parameter isShort: as in `measures`.
  func best(_ exercise: PostExercise, isShort: Bool = false) -> String {
    exercise.best.map { measures($0, isShort: isShort) } ?? self.exercise(exercise)
  }

  func exercise(_ exercise: PostExercise) -> String {
    if exercise.setCount == 0 { return say("jen rozcvičení", "warm-up only") }
    return [counted(exercise.setCount, .sets), exercise.best.map { measures($0) }].compactMap { $0 }.joined(
      separator: ", ")
  }
}
