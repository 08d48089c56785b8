import JSONCoding
package import KernelApplication
package import KernelDomain
package import Storage
import SwimmingApplication
import SwimmingDomain
import Synchronization

/// The reducer of the section `swimming`, which computes the feature's state from the section's content. The section
/// consists of one file of swims for each year (in local time), a journal of corrections and official results, and
/// derived files of the records and the monthly digest.
package final class SwimmingReducer: SectionReducer {
  package typealias State = SwimSnapshot

  package struct Edit: Sendable {
    let change: Change
    /// Changes to records that new rules have caused. They are stored with the records until the swimmer has been shown
    /// them.
    let untold: [SwimRecordChange]
    /// The summary of the book before the change; nil if unknown.
    let summary: SwimSummary?
    /// The digest of each month's swims before the change; nil if unknown.
    let digest: SwimDigestLines?
    /// The records before the change. They stay the same if the change concerns only official results.
    let records: SwimRecords

    enum Change: Sendable {
      case make(SwimBookChange)
      /// Undoes the changes that these numbers identify.
      case undo([Int])
      case meets([SwimMeets.Edit])
      /// Removes the heart rates of these swims permanently.
      case forget([SwimID])
    }

    var takesBack: Bool {
      if case .undo = change { true } else { false }
    }
  }

  /// Whether this process makes many changes, as a service does, so that caching state between changes is worthwhile.
  private let followsChanges: Bool
  private let incremental = Mutex<StoredIncrementalRecords?>(nil)

  /// The state from which the records and the summary can be updated after a correction, and the version of the book to
  /// which it belongs.
  private struct StoredIncrementalRecords: ~Copyable {
    var records: IncrementalSwimRecords
    var summary: IncrementalSwimSummary
    var version: BookVersion

    init(of snapshot: SwimSnapshot) {
      records = IncrementalSwimRecords(of: snapshot.book)
      summary = IncrementalSwimSummary(of: snapshot.book)
      version = snapshot.version
    }

    mutating func follow(_ snapshot: SwimSnapshot, corrected swim: SwimID) {
      records.follow(snapshot.book, corrected: swim)
      summary.follow(snapshot.book, corrected: swim)
      version = snapshot.version
    }
  }

  package init(followsChanges: Bool = false) { self.followsChanges = followsChanges }

  package var section: FeatureID { .swimming }
  package var derivedNames: [String] { [SwimmingReducer.records, SwimmingReducer.digest] }
  /// The names of the section's derived files.
  static let records = "records"
  static let digest = "digest"
  /// The kind of journal entry that contains a correction.
  static let correction = "correction"

  // MARK: Reading

  package func state(
    of content: SectionContent, after known: (book: SwimSnapshot, content: SectionContent)?
  ) throws(Failure) -> SwimSnapshot {
    var snapshot: SwimSnapshot
    if let known, known.content.hasSameFiles(as: content) {
      snapshot = known.book
      let corrections = zip(known.book.numbers, known.book.book.corrections)
      snapshot.replace(try self.corrections(in: content, known: Dictionary(grouping: corrections) { $0.0 }))
    } else {
      snapshot = try SwimSnapshot(
        swims: YearFile.swims(in: content), corrections(in: content, known: [:]))
    }
    snapshot.meets = try meets(in: content)
    if followsChanges { snapshot.cacheStanding() }
    return snapshot
  }

  /// Returns the corrections that have not been undone, in order, each with the number that identifies its change.
  /// - Parameter known: the corrections that have already been read, by the numbers of their changes.
  private func corrections(
    in content: SectionContent, known: [Int: [(Int, SwimCorrection)]]
  ) throws(Failure) -> [(number: Int, correction: SwimCorrection)] {
    var made: [(number: Int, correction: SwimCorrection)] = []
    made.reserveCapacity(content.standing.count)
    for change in content.standing {
      if let read = known[change.number] {
        made += read.map { (change.number, $0.1) }
        continue
      }
      for case .add(SwimmingReducer.correction, let value) in change.entries {
        do throws(JSONError) {
          made.append((change.number, try JSONReader.read(value, SwimCorrectionCoding.read)))
        } catch {
          throw .storeDamaged(place: "\(content.journalPlace), change number \(change.number)", problem: error.problem)
        }
      }
    }
    return made
  }

  /// Returns the official results and the user's tables: the outcome of all changes that have not been undone.
  private func meets(in content: SectionContent) throws(Failure) -> SwimMeets {
    // Applied all at once: each application takes time in proportion to the number of results.
    var edits: [SwimMeets.Edit] = []
    for change in content.standing {
      for case .add(let kind, let value) in change.entries where kind != SwimmingReducer.correction {
        do throws(JSONError) {
          if let edit = try SwimMeetsCoding.edit(kind, value) { edits.append(edit) }
        } catch {
          throw .storeDamaged(place: "\(content.journalPlace), change number \(change.number)", problem: error.problem)
        }
      }
    }
    var meets = SwimMeets()
    if !edits.isEmpty { meets.make(edits) }
    return meets
  }

  // MARK: Changing

  package func make(
    _ edit: Edit, in snapshot: inout SwimSnapshot, _ transaction: inout Transaction
  ) throws(Failure) {
    let before = (records: snapshot.records, version: snapshot.version)
    let swimsBefore = DigestedSwims(of: snapshot.book)
    var corrected: SwimCorrection?
    var touched: Set<SwimID>? = []
    switch edit.change {
    case .make(.correct(let corrections)):
      let entries = corrections.map { Entry.add(SwimmingReducer.correction, SwimCorrectionCoding.encode($0)) }
      try transaction.append(entries, to: section)
      corrected = corrections.count == 1 ? corrections[0] : nil
      touched = Set(corrections.map(\.swim))
      for correction in corrections { snapshot.append(correction, transaction.number) }
    case .undo(let numbers):
      try transaction.append(.undoing(numbers), to: section)
      if numbers == [snapshot.numbers.last], snapshot.numbers.dropLast().last != numbers.first {
        corrected = snapshot.book.corrections.last
        touched = corrected.map { [$0.swim] }
        snapshot.removeLast()
      } else {
        touched = nil
        snapshot.replace(try corrections(in: transaction[section], known: [:]))
        snapshot.meets = try meets(in: transaction[section])
      }
    case .make(.put(let swims, let corrections, let rates)):
      try YearFile.put(swims, in: snapshot.book, &transaction)
      try HeartFile.put(rates, &transaction)
      if !swims.isEmpty { snapshot.put(swims) }
      touched = Set(swims.map(\.id) + corrections.map(\.swim))
      for correction in corrections {
        try transaction.appendSeparately(
          .add(SwimmingReducer.correction, SwimCorrectionCoding.encode(correction)), to: section)
        snapshot.append(correction, transaction.last)
      }
    case .meets(let edits):
      let entries = edits.map { edit in
        let (kind, value) = SwimMeetsCoding.entry(edit)
        return Entry.add(kind, value)
      }
      try transaction.append(entries, to: section)
      snapshot.meets.make(edits)
      return keepRecords(edit, of: &snapshot)
    case .forget(let swims):
      try transaction.erase(Set(swims.map(HeartFile.name)), HeartFile.rows, of: section)
      return keepRecords(edit, of: &snapshot)
    }
    snapshot.cacheStanding()
    // A long-lived process computes the digest only when asked for it, since corrections mostly come in a row.
    if !followsChanges || corrected == nil {
      snapshot.digest = swimsBefore.lines(after: edit.digest, touched: touched, in: snapshot.book)
    }
    guard let corrected else {
      snapshot.records = StoredRecords(of: snapshot, moved: edit.untold)
      return
    }
    guard followsChanges else {
      let followed = edit.summary?.following(corrected, isTakenBack: edit.takesBack, in: snapshot.book)
      snapshot.records = StoredRecords(
        SwimRecords(of: snapshot.book), followed ?? SwimSummary(of: snapshot.book), snapshot.meets, moved: edit.untold)
      return
    }
    let (records, summary) = follow(snapshot, after: before.version, corrected: corrected.swim)
    snapshot.records = StoredRecords(records, summary, snapshot.meets, moved: edit.untold, known: before.records)
  }

  /// Reuses the records after a change that does not affect any swim.
  private func keepRecords(_ edit: Edit, of snapshot: inout SwimSnapshot) {
    snapshot.records = StoredRecords(
      edit.records, edit.summary ?? SwimSummary(of: snapshot.book), snapshot.meets, moved: edit.untold)
    snapshot.digest = snapshot.digest ?? edit.digest
  }

  /// Returns the records and the summary after a correction. If the state before the correction is known, examines only
  /// the corrected swim.
  private func follow(
    _ snapshot: SwimSnapshot, after before: BookVersion, corrected swim: SwimID
  ) -> (SwimRecords, SwimSummary) {
    incremental.withLock { kept in
      var incremental = kept.take() ?? StoredIncrementalRecords(of: snapshot)
      if incremental.version == before {
        incremental.follow(snapshot, corrected: swim)
      } else if incremental.version != snapshot.version {
        incremental = StoredIncrementalRecords(of: snapshot)
      }
      let followed = (incremental.records.records, incremental.summary.summary(of: snapshot.book))
      kept = consume incremental
      return followed
    }
  }

  package func derived(from snapshot: SwimSnapshot) -> [String: [UInt8]] {
    let records = snapshot.records ?? StoredRecords(of: snapshot, moved: [])
    var derived = [SwimmingReducer.records: records.json]
    if let digest = snapshot.digest {
      derived[SwimmingReducer.digest] = digest.json
    } else if !followsChanges {
      derived[SwimmingReducer.digest] = SwimDigestLines(of: SwimDigest(of: snapshot.book)).json
    }
    return derived
  }
}
