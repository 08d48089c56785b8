import KernelApplication
import KernelDomain
import Storage
import System
import TestSupport

/// Steps with a section's live file: it is begun, added to, and ended by a transaction that turns it into an ordinary
/// file, as when a run ends.
extension DocumentWorkload {
  mutating func live(_ model: WordModel) -> Step {
    let section = section()
    guard let entries = model[section].live else { return startLive(model, of: section) }
    if Int.random(in: 0..<4, using: &random) == 0 { return endLive(model, of: section, entries) }
    return addToLive(model, of: section, entries, most: 1)
  }

  /// Adds to a live file; nil if there is none.
  /// - Parameter most: the maximum number of entries to add together; more than one is possible only if the store is
  ///   held.
  mutating func addToLive(_ model: WordModel, most: Int) -> Step? {
    let sections = WordReducer.sections.filter { model[$0].live != nil }
    guard let section = sections.randomElement(using: &random), let entries = model[section].live else { return nil }
    return addToLive(model, of: section, entries, most: most)
  }

  mutating func startLive(_ model: WordModel, of section: FeatureID) -> Step {
    let entries = liveEntries(0...2)
    var after = model
    after[section].live = entries
    return DocumentWorkload.step("start of \(section)", after, isDurable: true, of: [], keeps: false) {
      (transaction) throws(Failure) in try transaction.startLive(of: section, entries.map(DocumentWorkload.liveJSON))
    }
  }

  /// Adds one entry alone, or several as a group.
  private mutating func addToLive(_ model: WordModel, of section: FeatureID, _ known: [String], most: Int) -> Step {
    let entries = liveEntries(1...most)
    var after = model
    after[section].live = known + entries
    return Step(name: "\(entries.count) added to \(section)", after: after) { store in
      if entries.count == 1 { return try store.addToLive(DocumentWorkload.liveJSON(entries[0]), of: section) }
      var failure: Failure?
      try store.liveGroup {
        do throws(Failure) {
          for entry in entries { try store.addToLive(DocumentWorkload.liveJSON(entry), of: section) }
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
    }
  }

  private mutating func endLive(_ model: WordModel, of section: FeatureID, _ entries: [String]) -> Step {
    let key = FileKey(section, "things", "3")
    var after = model
    after[section].live = nil
    after[section].files[key] = DocumentWorkload.liveFile(entries)
    return DocumentWorkload.step("end of \(section)", after, isDurable: true, of: [section]) {
      (transaction) throws(Failure) in
      let ended = try transaction.endLive(of: section)
      try transaction.put(DocumentWorkload.liveFile(ended.compactMap(DocumentWorkload.liveText)), at: key)
    }
  }

  private mutating func liveEntries(_ count: ClosedRange<Int>) -> [String] {
    (0..<Int.random(in: count, using: &random)).map { _ in "\(id("l"))|\(text())" }
  }

  private static func liveFile(_ entries: [String]) -> [UInt8] {
    WordReducer.file(entries.joined(separator: " "))
  }

  private static func liveJSON(_ text: String) -> [UInt8] {
    Array("\"\(text)\"".utf8)
  }

  static func liveText(_ json: [UInt8]) -> String? {
    json.count < 2 ? nil : String(decoding: json.dropFirst().dropLast(), as: UTF8.self)
  }
}
