import BookApplication
import KernelApplication
import KernelDomain
import KernelPresentation

/// Describes what an import did not take from its files: the activities that it left out, and the files that it passed
/// over because they contain nothing for the book.
struct LeftOutWords {
  /// The activities that were left out, counted by sport. If an option would include them, the text names it: `412
  /// rides`, `88 walks (take them in: --walks)`.
  let counts: [String]
  /// The activities that were left out for a reason of their own, counted by sport and reason: `1 swim: how long was
  /// the pool?`. There are up to `most`, and then how many more there are.
  let reasons: [String]
  /// The files that contain nothing for the book: the names of up to three, and how many more there are. Nil if there
  /// are none.
  let passedOver: String?

  /// Collects the activities that an import left out and the files that it passed over.
  /// - Parameter isCommand: whether the texts may suggest options of the command line.
  init(_ output: ImportFiles.Output, _ localizer: MessageLocalizer, isCommand: Bool) {
    let skipped = output.files.flatMap(\.skipped)
    let words = LeftOutActivities(localizer, isCommand: isCommand)
    let activities = LeftOutWords.counted(skipped.compactMap(LeftOutActivity.init))
    counts = activities.filter { !$0.0.hasReason }.map(words.line)
    let others = activities.filter { $0.0.hasReason }
    let rest = others.dropFirst(LeftOutWords.most).reduce(0) { $0 + $1.1 }
    reasons = others.prefix(LeftOutWords.most).map(words.line) + (rest > 0 ? [localizer.language.andMore(rest)] : [])
    let isSeveral = output.files.count > 1
    let names = output.files.flatMap { file in
      file.skipped.compactMap { $0.passedOverName(in: isSeveral ? file.path : nil) }
    }
    let count = (output.passedOver ?? 0) - skipped.count(where: \.isTable)
    passedOver =
      count == 0
      ? nil
      : names.count == count && count <= 3
        ? names.map { printable($0) }.joined(separator: ", ") : localizer.language.counted(count, .otherFiles)
  }

  /// How many activities that were left out for a reason of their own are named.
  private static let most = 10

  /// Describes a file from which no feature imported anything.
  static func nothing(in file: ImportedFile, _ language: Language) -> String {
    file.isFolder
      ? language.say(cs: "ostatní soubory", en: "other files")
      : language.say(cs: "nic pro tuto knihu", en: "nothing for this book")
  }

  /// Returns each distinct remark on a file, with the number of times that it applies. Omits remarks on activities that
  /// were left out and on files without data for the book.
  static func remarks(on file: ImportedFile) -> [(Skipped, Int)] {
    counted(file.skipped.filter { LeftOutActivity($0) == nil && !$0.isPassedOver })
  }

  /// Returns the distinct items in the order in which they first occur, each with the number of times that it occurs.
  private static func counted<Item: Hashable>(_ items: [Item]) -> [(Item, Int)] {
    var counts: [(Item, Int)] = []
    var places: [Item: Int] = [:]
    for item in items {
      if let place = places[item] {
        counts[place].1 += 1
      } else {
        places[item] = counts.count
        counts.append((item, 1))
      }
    }
    return counts
  }
}

/// The sport of an activity that was left out, and the reason. Activities with the same sport and reason are equal, so
/// that they can be counted together.
private struct LeftOutActivity: Hashable {
  let sport: BookMessage.Sport
  let why: Message

  /// Creates the value from an item that an import skipped; nil if the item is not an activity.
  init?(_ skipped: Skipped) {
    guard case .activity(let sport, _)? = skipped.what.content(as: BookMessage.self) else { return nil }
    self.sport = sport
    if case .whatWasIt? = skipped.why.content(as: BookMessage.self) {
      why = .book(.untold)
    } else {
      why = skipped.bookWhy
    }
  }
}

extension LeftOutActivity {
  /// Whether the reason is more than that the book keeps no such sport, or that nobody says which sport it was.
  fileprivate var hasReason: Bool { ![.book(.nothingOfThisKind), .book(.untold)].contains(why) }
}

extension Skipped {
  /// The reason for skipping the item. If the reason is one of the book's messages, it is created anew from its
  /// content, so that it can be compared with other messages even if a service sent it.
  fileprivate var bookWhy: Message { why.content(as: BookMessage.self).map { .book($0) } ?? why }

  /// Returns the name of the skipped item, if it is a file that is in an archive and contains nothing for the book; nil
  /// for any other item.
  /// - Parameter archive: the path of the archive, whose name goes before the file's; nil if there is no other archive.
  fileprivate func passedOverName(in archive: String? = nil) -> String? {
    guard bookWhy == .book(.otherKind), case .archived(let name)? = what.content(as: BookMessage.self) else {
      return nil
    }
    guard let archive, archive != name, let last = archive.split(separator: "/").last else { return name }
    return "\(last) › \(name)"
  }

  /// Whether the item is a table that is reported with the reason why it is not read.
  fileprivate var isTable: Bool {
    if case .table? = what.content(as: BookMessage.self) { true } else { false }
  }

  /// Whether the reason has a hint that says how the user can get the data into the book nevertheless: by another export
  /// of the service, or with another command.
  var tellsWayOut: Bool {
    guard let reason = why.content(as: BookMessage.self) else {
      switch what.content(as: BookMessage.self) {
      case .file?, .entry?: return true
      default: return false
      }
    }
    if case .notRead = reason { return true }
    return false
  }

  fileprivate var isPassedOver: Bool {
    guard bookWhy == .book(.otherKind) else { return false }
    if case .otherFiles? = what.content(as: BookMessage.self) { return true }
    return passedOverName() != nil
  }
}

/// Describes activities that were left out.
private struct LeftOutActivities {
  private let localizer: MessageLocalizer
  private let isCommand: Bool
  private var language: Language { localizer.language }

  init(_ localizer: MessageLocalizer, isCommand: Bool) {
    self.localizer = localizer
    self.isCommand = isCommand
  }

  func line(_ left: LeftOutActivity, _ count: Int) -> String {
    counted(left.sport, count) + reason(left, count)
  }

  private func reason(_ left: LeftOutActivity, _ count: Int) -> String {
    switch left.why {
    case .book(.nothingOfThisKind):
      guard isCommand, [.walking, .hiking].contains(left.sport) else { return "" }
      return language.say(
        cs: " (načte je --walks)", en: count == 1 ? " (take it in: --walks)" : " (take them in: --walks)")
    case .book(.untold):
      return isCommand ? language.say(cs: " (řekněte ho: --sport)", en: " (say it: --sport)") : ""
    default:
      let why = localizer.text(left.why)
      return ": " + (isCommand ? why : FailureStrings.withoutOption(why))
    }
  }

  private func counted(_ sport: BookMessage.Sport, _ count: Int) -> String {
    switch sport {
    case .running: language.counted(count, Noun(cs: "běh", "běhy", "běhů", en: "run", "runs"))
    case .cycling: language.counted(count, Noun(cs: "jízda", "jízdy", "jízd", en: "ride", "rides"))
    case .walking: language.counted(count, Noun(cs: "procházka", "procházky", "procházek", en: "walk", "walks"))
    case .hiking: language.counted(count, Noun(cs: "túra", "túry", "túr", en: "hike", "hikes"))
    case .swimming: language.counted(count, Noun(cs: "plavání", "plavání", "plavání", en: "swim", "swims"))
    case .unnamed:
      language.counted(
        count,
        Noun(
          cs: "aktivita bez sportu", "aktivity bez sportu", "aktivit bez sportu", en: "activity without a sport",
          "activities without a sport"))
    default: language.number(count) + " " + printable(language.say(cs: sport.czech, en: sport.english))
    }
  }
}
