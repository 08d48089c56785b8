import BookApplication
import KernelApplication

/// The files of an archive or a folder that are of a known kind, but not read: tables that no known app wrote, sessions
/// of services such as adidas Running in JSON, and files that another command accepts, such as results of meets. The
/// report on an import names the first of them.
struct UnreadFiles: Sendable {
  /// The first tables.
  private var tables: [Skipped] = []
  /// The files that another command accepts, which the message names.
  private var elsewhere: [(name: String, why: Message)] = []
  /// The files of sessions. Most of them have a track beside them.
  private var sessions: [(name: String, service: BookMessage.Service)] = []
  /// The names of files that may be the track of a session.
  private var tracks: [String] = []
  /// Whether a known service exported the files. Its tables that are not read contain nothing for the book.
  var isOfService = false

  /// How many tables are named, how many sessions, and how many files for other commands.
  private static let most = 5

  /// Adds a table.
  /// - Parameter why: the reason why it is not read, which contains the titles of its columns.
  mutating func add(table name: String, why: Message) {
    guard tables.count < UnreadFiles.most else { return }
    tables.append(Skipped(what: .book(.table(name: name)), why: why))
  }

  /// Adds a file that another command accepts.
  mutating func add(_ name: String, elsewhere why: Message) { elsewhere.append((name, why)) }

  mutating func add(session name: String, of service: BookMessage.Service) {
    sessions.append((name, service))
    isOfService = true
  }

  mutating func add(track name: String) { tracks.append(name) }

  mutating func append(_ next: UnreadFiles) {
    tables += next.tables.prefix(UnreadFiles.most - tables.count)
    elsewhere += next.elsewhere
    sessions += next.sessions
    tracks += next.tracks
    isOfService = isOfService || next.isOfService
  }

  /// The report on the files, without the sessions that have a track.
  var skipped: [Skipped] {
    var skipped = isOfService ? [] : tables
    skipped += elsewhere.prefix(UnreadFiles.most).map { Skipped(what: .book(.entry(name: $0.name)), why: $0.why) }
    let alone = Dictionary(grouping: sessions(withTrack: false), by: \.service)
    for (service, files) in alone.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let why = Message.book(.notRead(service: service))
      skipped += files.prefix(UnreadFiles.most).map { Skipped(what: .book(.entry(name: $0.name)), why: why) }
      let rest = files.count - UnreadFiles.most
      if rest > 0 { skipped.append(Skipped(what: .book(.otherFiles(count: rest)), why: why)) }
    }
    return skipped
  }

  /// The names of the files that the report does not mention: the sessions that have a track, so that nothing is lost if
  /// the session is not read, and the further files that another command accepts.
  var passedOver: [String] {
    sessions(withTrack: true).map(\.name) + elsewhere.dropFirst(UnreadFiles.most).map(\.name)
  }

  private func sessions(withTrack hasTrack: Bool) -> [(name: String, service: BookMessage.Service)] {
    if sessions.isEmpty { return [] }
    let known = Set(tracks.map(UnreadFiles.stem))
    return sessions.filter { known.contains(UnreadFiles.stem($0.name)) == hasTrack }
  }

  /// Returns a file's name without its folder and its extension.
  private static func stem(_ name: String) -> String {
    let file = name.split { $0 == "/" || $0 == "›" }.last ?? ""
    return String(file.drop { $0 == " " }.prefix { $0 != "." })
  }
}

extension Skipped {
  /// The name of the table that was skipped; nil if the item is anything else.
  var table: String? {
    if case .table(let name)? = what.content(as: BookMessage.self) { name } else { nil }
  }
}
