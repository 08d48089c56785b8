import Formats
import KernelApplication

/// The location of a file to import: its path on disk or, if it is in an archive, also its name in the archive.
struct MemberPlace: Hashable {
  private let file: String
  /// The names of the nested archives around the file, followed by the file's own name. Empty if the file is on disk.
  private var path: [String] = []
  /// The number of archives and compressed files that contain the file.
  private(set) var depth = 0

  init(file: String) { self.file = file }

  /// The location of the same content inside one more container. The contents of that container have no names, as in
  /// gzip, or have not been named yet.
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
  /// The file's path on disk or, for a file in an archive, the names within the archive, separated by " › ".
  var name: String { path.isEmpty ? file : path.joined(separator: " › ") }
  /// The name that the innermost archive around the file gives it; nil if the file is not in an archive.
  var nameInArchive: String? { path.last }

  /// Converts a position in this file, or in an entry of it, to a position in the file on disk that contains it.
  func inFile(_ place: FilePlace?) -> FilePlace? {
    guard !path.isEmpty else { return place }
    guard case .byte(let offset, let line, let entry)? = place else { return .byte(at: 0, entry: name) }
    return .byte(at: offset, line: line, entry: entry.map { name + " › " + $0 } ?? name)
  }

  // MARK: What its name says

  private var lastName: String { path.last ?? file }
  private var lastPart: Substring { lastName.split(separator: "/").last ?? "" }
  private var plainName: Substring {
    var name = lastPart.lowercased()[...]
    while let packing = MemberPlace.packings.first(where: { name.hasSuffix($0) }) {
      name = name.dropLast(packing.count)
    }
    return name
  }

  /// The extensions that programs for compression add to the names of files.
  private static let packings = [".gz", ".xz", ".bz2", ".zst", ".7z", ".rar", ".lz4", ".lzma", ".br", ".z"]

  /// Whether the file was created by an operating system rather than by a person. An example is `.DS_Store`.
  var isSystems: Bool {
    lastName.hasPrefix("__MACOSX/") || lastName.contains("/__MACOSX/") || lastPart.hasPrefix("._")
      || lastPart == ".DS_Store"
  }

  /// Whether the file name has an extension that activity files have.
  var promisesActivity: Bool { [".fit", ".tcx", ".gpx", ".kml"].contains { plainName.hasSuffix($0) } }

  /// Whether the file is an activity, or an archive in which there may be one, to judge by its name.
  var mayHoldActivity: Bool {
    promisesActivity || MemberPlace.archives.contains { lastPart.lowercased().hasSuffix($0) }
  }

  /// Whether the file name is that of an archive. A name that ends in `.gz` is not: it says nothing about the content.
  var hasArchiveName: Bool {
    MemberPlace.archives.contains { $0 != ".gz" && lastPart.lowercased().hasSuffix($0) }
  }

  /// The file name extensions of the archives that an import opens.
  static let archives = [".zip", ".kmz", ".tar", ".tgz", ".gz"]

  /// The folder in which an Apple Health export contains its routes.
  static let routes = "workout-routes/"

  /// Whether the file is among the routes of an Apple Health export.
  var isRoute: Bool { lastName.hasPrefix(MemberPlace.routes) || lastName.contains("/" + MemberPlace.routes) }

  /// Whether the file name has the extension of tables.
  var isTable: Bool { plainName.hasSuffix(".csv") }

  /// Whether the file may be a list of activities, in which case it must be read before other files.
  var mayBeList: Bool { [".csv", ".json"].contains { plainName.hasSuffix($0) } && !isSystems }

  /// Whether the file is an activity in an export of Google Fit.
  var isGoogleFit: Bool { lastName.contains("Fit/Activities/") || hasGoogleFitName }

  /// Whether the file is part of an export from Zepp, whose files are encrypted.
  var isZepp: Bool { lastName.hasPrefix("SPORT/") || lastName.contains("/SPORT/") }

  /// The sport at the end of the name of a Google Fit file; nil for any other file.
  var googleFitSport: StatedSport? {
    guard isGoogleFit, let end = plainName.lastIndex(of: "_") else { return nil }
    let word = plainName[plainName.index(after: end)...]
    return StatedSport(word: String(word.prefix { $0 != "." }))
  }

  /// Whether the file's name is such as `2025-06-15T17_06_40+02_00_PT10M_Running.tcx`. The names of the folders in an
  /// export of Google Fit are in the user's language.
  private var hasGoogleFitName: Bool {
    let parts = plainName.split(separator: "_")
    guard parts.count > 2, plainName.hasSuffix(".tcx") else { return false }
    let day = parts[0].prefix(11)
    return parts[parts.count - 2].hasPrefix("pt") && day.count == 11 && day.last == "t"
      && day.dropLast().allSatisfy { $0.isNumber || $0 == "-" }
  }

  /// Returns the path of a file on disk relative to a folder that contains it.
  func path(below folder: String) -> String {
    String(file.dropFirst(folder.count).drop { $0 == "/" })
  }

  /// Returns the file's path relative to the folder that contains `other`; nil if the file is not within that folder.
  func path(from other: MemberPlace) -> String? {
    guard path.count == other.path.count, path.dropLast() == other.path.dropLast(), isRoot || file == other.file else {
      return nil
    }
    let folder = other.lastName.lastIndex(of: "/").map { other.lastName[...$0] } ?? ""
    return lastName.hasPrefix(folder) ? String(lastName.dropFirst(folder.count)) : nil
  }
}

/// A list of activities exported by a service, together with the location of the list's file.
struct ListPlace {
  let list: ActivityList
  let place: MemberPlace

  init(_ list: ActivityList, at place: MemberPlace) {
    (self.list, self.place) = (list, place)
  }

  /// Reads a list of activities from a file, which may be compressed using gzip; nil if the file is not such a list or
  /// cannot be read.
  /// - Parameter budget: limits the number of bytes that may be decompressed.
  init?(_ place: MemberPlace, _ stream: (any ByteStream)?, _ budget: OutputBudget) {
    guard let stream = try? stream.map({ try PeekedStream($0, count: 3) }) else { return nil }
    let isPacked = stream.head.withBytes { GzipStream.recognises($0) }
    let content: any ByteStream = isPacked ? CountedStream(GzipStream(stream), budget) : stream
    guard let bytes = try? content.rest(most: ActivityList.largest), let list = ActivityList(bytes) else { return nil }
    self.init(list, at: place)
  }

  func activity(of place: MemberPlace) -> ListedActivity? {
    place.path(from: self.place).flatMap { list.activity(ofFile: $0) }
  }

  func hasFound(_ place: MemberPlace) {
    if let path = place.path(from: self.place) { list.hasFound(path) }
  }
}
