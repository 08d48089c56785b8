import KernelApplication
import KernelDomain
import System

/// The journals to which a writer appends lines.
struct OpenJournals {
  /// The sections whose journals must be rewritten before anything is appended to them. Some lines of these journals
  /// may not be durable, or may differ from what this process has in memory.
  var unsure: [FeatureID] = []
  private var appenders = BySection<JournalAppender>()
  /// The name and size in bytes of each section's journal. Contains only journals whose file exists.
  private var files = BySection<(name: String, bytes: Int)>()
  private let folder: StoreFolder

  init(_ folder: StoreFolder, _ sections: BySection<SectionManifest>) {
    self.folder = folder
    for (id, section) in sections.elements {
      if let file = try? folder.fileSystem.status(at: folder.path(of: section.journal.name)) {
        files[id] = (section.journal.name, file.bytes)
      }
    }
  }

  /// Returns the total size of all journals in bytes; nil if a journal is missing.
  func bytes(of sections: BySection<SectionManifest>) -> Int? {
    files.count == sections.count ? files.values.reduce(0) { $0 + $1.bytes } : nil
  }

  /// Returns the status of the section's open journal; nil if that journal is not open.
  func openFile(of id: FeatureID) -> FileStatus? {
    appenders[id]?.status
  }

  mutating func doubt(_ id: FeatureID) {
    if !unsure.contains(id) { unsure.append(id) }
  }

  /// Appends a line to a section's journal and makes it durable. If that fails, removes the line. If the removal also
  /// fails, adds the section to `unsure`.
  /// - Parameter end: the journal's size in bytes before the line is appended.
  mutating func append(_ line: [UInt8], to id: FeatureID, named name: String, at end: Int) throws(Failure) {
    var appender = appenders[id] ?? JournalAppender(folder.path(of: name), folder.fileSystem, isSure: true)
    defer {
      if !appender.isSure { doubt(id) }
      appenders[id] = appender
    }
    try appender.append(line, at: end)
    files[id] = (name, end + line.count)
  }

  /// Removes a line that has been appended, because a line of the same group could not be appended to another journal.
  /// - Parameter end: the journal's size in bytes before the line was appended.
  mutating func takeBack(_ id: FeatureID, to end: Int) {
    appenders[id]?.takeBack(to: end)
    files[id]?.bytes = end
    if appenders[id]?.isSure != true { doubt(id) }
  }

  /// Switches to the journals that a new manifest lists.
  /// - Parameter known: the states of the sections that have been read.
  mutating func follow(_ sections: BySection<SectionManifest>, _ known: BySection<SectionState>) {
    close()
    var followed = BySection<(name: String, bytes: Int)>()
    for (id, section) in sections.elements {
      let isSame = files[id]?.name == section.journal.name
      followed[id] = isSame ? files[id] : (section.journal.name, known[id]?.end?.bytes ?? section.journal.bytes)
    }
    files = followed
  }

  mutating func close() {
    for id in appenders.ids { appenders[id]?.close() }
    appenders = BySection()
  }
}
