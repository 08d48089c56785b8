import Formats
import KernelApplication

/// Where a file lies: in which file, and by which path in its archives.
struct MemberPlace: Hashable {
  private let file: String
  /// The names of archives in archives, and of the file in the last. Empty for the file itself.
  private var path: [String] = []
  /// How many containers it is in.
  private(set) var depth = 0

  init(file: String) {
    self.file = file
  }

  /// The same, in one container more, such as one of gzip.
  var deeper: MemberPlace {
    var place = self
    place.depth += 1
    return place
  }

  func member(_ name: String) -> MemberPlace {
    var place = self
    place.path.append(name)
    return place
  }

  var isRoot: Bool { path.isEmpty }
  /// In its archives; of the file itself its path.
  var name: String { path.isEmpty ? file : path.joined(separator: " › ") }

  /// A place in it, as one in the whole file.
  func inFile(_ place: FilePlace?) -> FilePlace? {
    guard !path.isEmpty else { return place }
    guard case .byte(let offset, let line, _)? = place else { return .byte(at: 0, entry: name) }
    return .byte(at: offset, line: line, entry: name)
  }

  // MARK: What its name says

  private var lastName: String { path.last ?? file }
  private var lastPart: Substring { lastName.split(separator: "/").last ?? "" }
  private var plainName: Substring {
    let name = lastPart.lowercased()
    return name.hasSuffix(".gz") ? name.dropLast(3) : name[...]
  }

  /// Whether a system put it there, and no person.
  var isSystems: Bool {
    lastName.hasPrefix("__MACOSX/") || lastName.contains("/__MACOSX/") || lastPart.hasPrefix("._")
      || lastPart == ".DS_Store"
  }

  /// Whether its name promises an activity.
  var promisesActivity: Bool { [".fit", ".tcx", ".gpx", ".kml"].contains { plainName.hasSuffix($0) } }

  /// Whether it is looked at before others: lists of activities have these endings.
  var mayBeList: Bool { [".csv", ".json"].contains { lastPart.lowercased().hasSuffix($0) } && !isSystems }

  /// The sport that Google Fit puts at the end of a name.
  var googleFitSport: ToldSport? {
    guard lastName.contains("Fit/Activities/"), let end = plainName.lastIndex(of: "_") else { return nil }
    let word = plainName[plainName.index(after: end)...]
    return ToldSport(word: String(word.prefix { $0 != "." }))
  }

  /// Its path from the folder of another file; nil if it lies elsewhere.
  func path(from other: MemberPlace) -> String? {
    guard path.count == other.path.count, path.dropLast() == other.path.dropLast(), isRoot || file == other.file else {
      return nil
    }
    let folder = other.lastName.lastIndex(of: "/").map { other.lastName[...$0] } ?? ""
    return lastName.hasPrefix(folder) ? String(lastName.dropFirst(folder.count)) : nil
  }
}

/// A list of activities, and where it lies.
struct ListPlace {
  let list: ActivityList
  let place: MemberPlace

  init(_ list: ActivityList, at place: MemberPlace) {
    (self.list, self.place) = (list, place)
  }

  /// Nil for what is no list, or can't be read.
  init?(_ place: MemberPlace, _ stream: (any ByteStream)?) {
    guard let bytes = try? stream?.rest(most: ActivityList.largest), let list = ActivityList(bytes) else { return nil }
    self.init(list, at: place)
  }

  func activity(of place: MemberPlace) -> ListedActivity? {
    place.path(from: self.place).flatMap { list.activity(ofFile: $0) }
  }

  func hasFound(_ place: MemberPlace) {
    if let path = place.path(from: self.place) { list.hasFound(path) }
  }
}
