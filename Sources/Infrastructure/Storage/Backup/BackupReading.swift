import JSONCoding
import KernelApplication
import KernelDomain
import System

/// Reads and checks a backup, line by line.
struct BackupReading {
  let last: Int
  private(set) var sections: [SectionContent] = []
  private let source: any BackupSource
  private let reducers: BySection<any SectionReducer>
  private let folder: StoreFolder
  private var lines: BackupLines
  private var section: Section?
  private var text: Text?

  /// The section of the backup that is being read, with the content that has been read so far.
  private struct Section {
    let id: FeatureID
    let reducer: any SectionReducer
    let since: Int
    let notes: [String: [UInt8]]
    var changes: [Change] = []
    var files: [FileKey: PutFile?] = [:]
  }

  /// The text file that is being read, with the lines that have been read so far.
  private struct Text {
    let key: FileKey
    /// The position of the file's first line in the backup.
    let place: BackupLines.Place
    var bytes: [UInt8] = []
    var lines = 0
  }

  init(_ source: any BackupSource, _ reducers: BySection<any SectionReducer>) throws(Failure) {
    self.source = source
    self.reducers = reducers
    folder = StoreFolder(path: source.path, fileSystem: PosixFileSystem())
    lines = BackupLines(source)
    guard let head = BackupHead(try lines.head()) else { throw lines.failure(.otherThanWritten, 1) }
    last = head.last
  }

  /// Reads one line of the backup. Returns true if another line follows, and false after the backup's closing line.
  mutating func next() throws(Failure) -> Bool {
    let before = lines.place
    let line = try lines.next()
    if line.first == UInt8(ascii: "]") {
      try finishSection()
      try lines.finish()
      return false
    }
    let item: BackupItem
    do throws(JSONError) {
      item = try BackupItem(line)
    } catch {
      throw failure(error.problem)
    }
    try take(item, before)
    return true
  }

  private mutating func take(_ item: BackupItem, _ before: BackupLines.Place) throws(Failure) {
    if let line = item.text {
      guard text != nil else { throw failure(.backup(.lineOfNoFile)) }
      text?.bytes += line
      text?.lines += 1
      return
    }
    try finishText()
    switch item {
    case .section(let id, let since, let notes):
      try finishSection()
      try begin(id, since, notes)
    case .change(let change): try add(change)
    case .file(let key):
      try check(key)
      text = Text(key: key, place: lines.place)
    case .data(let key, let bytes):
      try check(key)
      try add(.deferred { [source] () throws(Failure) in try BackupReading.data(source, before) }, bytes, key)
    case .element, .value, .line: break
    }
  }

  // MARK: Sections

  private mutating func begin(_ id: FeatureID, _ since: Int, _ notes: [String: [UInt8]]) throws(Failure) {
    guard let reducer = reducers[id] else {
      throw lines.failure(.unknownSection(id: id.name), lines.place.number)
    }
    guard id > sections.last?.section ?? FeatureID("a"), since >= 0 else { throw failure(.backup(.sectionOrder)) }
    section = Section(id: id, reducer: reducer, since: since, notes: notes)
  }

  private mutating func finishSection() throws(Failure) {
    try finishText()
    guard let section else { return }
    var files = SectionFiles(folder, ordinary: [], folders: [])
    files.pending = section.files
    sections.append(
      SectionContent(section.id, section.changes, since: section.since, last: last, notes: section.notes, files))
    self.section = nil
  }

  /// Adds a change to the current section. Fails if its number is not greater than the previous change's, or exceeds
  /// the greatest number in the backup's first line.
  private mutating func add(_ change: Change) throws(Failure) {
    guard let section, section.files.isEmpty else { throw failure(.backup(.changeOfNoSection)) }
    guard change.number > section.changes.last?.number ?? 0, change.number <= last else {
      throw failure(.backup(.changeOrder(found: change.number, before: section.changes.last?.number ?? 0)))
    }
    for entry in change.entries {
      let undone = entry.undone
      if let greatest = undone.max(), change.entries.count > 1 || greatest >= change.number {
        throw failure(.backup(.impossibleUndo))
      }
      if let problem = section.reducer.problem(with: entry) { throw failure(problem) }
    }
    self.section?.changes.append(change)
  }

  // MARK: Files

  private func check(_ key: FileKey) throws(Failure) {
    guard let section, key.section == section.id, section.files[key] == nil else {
      throw failure(.backup(.misplacedFile(name: "\(key)")))
    }
  }

  private mutating func add(_ file: PutFile, _ bytes: [UInt8], _ key: FileKey) throws(Failure) {
    if let damage = section?.reducer.inspect(key, bytes).damage.first {
      throw failure(.backup(.badFile(name: "\(key)", problem: damage.problem)))
    }
    section?.files[key] = .some(file)
  }

  private mutating func finishText() throws(Failure) {
    guard let text else { return }
    self.text = nil
    let (place, count) = (text.place, text.lines)
    let file = PutFile.deferred { [source] () throws(Failure) in try BackupReading.text(source, place, count) }
    try add(file, text.bytes, text.key)
  }

  /// Reads the lines of a text file from the backup a second time. Called when the file's bytes are needed.
  /// - Parameters:
  ///   - place: the position of the file's first line in the backup.
  ///   - count: the number of lines of the file.
  private static func text(
    _ source: any BackupSource, _ place: BackupLines.Place, _ count: Int
  ) throws(Failure) -> [UInt8] {
    var lines = BackupLines(source, from: place)
    var bytes: [UInt8] = []
    for _ in 0..<count { bytes += try lines.item().text ?? [] }
    return bytes
  }

  private static func data(_ source: any BackupSource, _ place: BackupLines.Place) throws(Failure) -> [UInt8] {
    var lines = BackupLines(source, from: place)
    guard case .data(_, let bytes) = try lines.item() else {
      throw lines.failure(.otherThanWritten, place.number)
    }
    return bytes
  }

  private func failure(_ problem: Message) -> Failure {
    lines.failure(.notAsWritten(problem: problem), lines.place.number)
  }
}

extension BackupItem {
  /// Parses one line of a backup.
  /// - Parameter line: the line's JSON object, including its checksum member.
  fileprivate init(_ line: [UInt8]) throws(JSONError) {
    self = try line.withUnsafeBufferPointer { (line) throws(JSONError) in try BackupItem(UnsafeRawBufferPointer(line)) }
  }
}

extension BackupLines {
  /// Reads the next line, which was verified when the backup was first read, and parses it as an item.
  fileprivate mutating func item() throws(Failure) -> BackupItem {
    let line = try next()
    do throws(JSONError) {
      return try BackupItem(line)
    } catch {
      throw failure(.otherThanWritten, place.number)
    }
  }
}
