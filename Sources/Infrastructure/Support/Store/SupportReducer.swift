import Formats
package import KernelApplication
package import KernelDomain
import RunningDomain
package import Storage
package import SupportApplication
package import SupportDomain

/// The reducer of the section `support`, which computes the feature's state from the section's content. The sound of
/// each message is in a separate file; everything else is in the journal.
package struct SupportReducer: EditReducer {
  package typealias State = SupportBook

  package enum Edit: Sendable {
    case apply([SupportEdit], sounds: [(message: VoiceMessage, bytes: [UInt8])])
    /// Makes each edit as a separate change.
    case settle([SupportEdit])
    /// Erases the messages and, if a plan is given, everything that belongs to the plan. Also erases all of this from
    /// the history of changes. Then makes the edits.
    case erase([VoiceMessage], PlanID?, then: [SupportEdit])
    /// Undoes the changes that these numbers identify.
    case undo([Int])
  }

  package init() {}

  package var section: FeatureID { .support }
  package var derivedNames: [String] { [SupportReducer.end] }
  /// The name of an empty derived file. The file exists only to record how long the journal was when the file was
  /// derived.
  private static let end = "end"

  /// Returns the key of a message's sound file, such as `support/messages/p7k3qz0/m4x0w9c`.
  package static func key(_ message: VoiceMessage) -> FileKey {
    let format: FileFormat =
      switch message.sound.kind {
      case .wav: .wav
      case .ogg: .ogg
      case .m4a: .m4a
      }
    return FileKey(.support, kind, "\(message.plan)", "\(message.id)", format)
  }

  static let kind = "messages"

  // MARK: Reading

  package static func read(_ entry: Entry) -> SupportEdit? { SupportEditCoding.read(entry) }
  package static var unreadable: Message { .support(.unreadableEntry) }

  package func state(
    of content: SectionContent, after known: (book: SupportBook, content: SectionContent)?
  ) throws(Failure) -> SupportBook {
    var book = SupportBook()
    for change in try Self.changes(in: content) {
      for edit in change.edits { book.apply(edit) }
    }
    return book
  }

  // MARK: Changing

  package func make(
    _ edit: Edit, in book: inout SupportBook, _ transaction: inout Transaction
  ) throws(Failure) {
    switch edit {
    case .apply(let edits, let sounds):
      for (message, bytes) in sounds { try transaction.put(bytes, at: SupportReducer.key(message)) }
      for edit in edits {
        try transaction.append(SupportEditCoding.entry(edit), to: section)
        book.apply(edit)
      }
    case .settle(let edits):
      for edit in edits {
        try transaction.appendSeparately(SupportEditCoding.entry(edit), to: section)
        book.apply(edit)
      }
    case .erase(let messages, let plan, let edits):
      for message in messages { try transaction.remove(SupportReducer.key(message)) }
      let gone = Erasure(
        messages: Set(messages.map(\.id)), plan: plan,
        shares: Set(book.shares.values.filter { $0.plan == plan }.map(\.id)))
      try transaction.erase({ gone.holds($0) }, of: section)
      for edit in edits { try transaction.append(SupportEditCoding.entry(edit), to: section) }
      book = try self.state(of: transaction[section], after: nil)
    case .undo(let numbers):
      try transaction.append(.undoing(numbers), to: section)
      book = try self.state(of: transaction[section], after: nil)
    }
  }

  /// What to erase: messages, and possibly a plan with its shares.
  private struct Erasure: Sendable {
    let messages: Set<VoiceMessageID>
    let plan: PlanID?
    let shares: Set<ShareID>

    func holds(_ entry: Entry) -> Bool {
      switch SupportEditCoding.read(entry) {
      case .putPlan(let value)?: value.id == plan
      case .putShare(let value)?: value.plan == plan
      case .revoke(let id)?: shares.contains(id)
      case .receive(let message)?: messages.contains(message.id)
      case .settle(let id, _)?, .favour(let id, _)?, .reply(let id, _)?: messages.contains(id)
      case .ran(let id, _)?: id == plan
      case .forget(let message)?: shares.contains(message.share)
      case nil: false
      }
    }
  }

  package func derived(from book: SupportBook) -> [String: [UInt8]] { [SupportReducer.end: Array("{}".utf8)] }

  // MARK: Care

  /// Returns the later changes that depend on this one: shares and messages depend on their plan, replies on their
  /// message, and later edits of a plan on earlier ones.
  package func dependents(of change: Change, among later: [Change]) -> [Change] {
    let made = SupportTouchedKeys(SupportReducer.edits(in: change.entries))
    return later.filter { SupportTouchedKeys(SupportReducer.edits(in: $0.entries)).depends(on: made) }
  }

  /// Whether the user made the change. False if the change only stores what was received, or what happened during a
  /// run.
  package func isPersons(_ change: Change) -> Bool {
    SupportReducer.edits(in: change.entries).contains { edit in
      switch edit {
      case .putPlan, .putShare, .revoke, .favour, .reply: true
      case .receive, .settle, .ran, .forget: false
      }
    } || change.undone != nil
  }

  package func fold(_ changes: [Change], of book: SupportBook, in content: SectionContent) -> Fold? { nil }

  /// Returns the messages whose sound file is missing, or contains the sound of another message. A repair removes such
  /// messages; friends can send them again.
  package func misfits(in content: SectionContent) throws(Failure) -> [Misfit] {
    let messages = try state(of: content, after: nil).messages
    let keys = Set(try content.largeKeys)
    var misfits: [Misfit] = []
    for message in messages {
      let key = SupportReducer.key(message)
      if keys.contains(key) {
        guard try isOther(key, than: message, of: messages, content) else { continue }
        misfits.append(Misfit(place: content.place(of: key), problem: .support(.soundMissing), .remove(key)))
      }
      let gone = Erasure(messages: [message.id], plan: nil, shares: [])
      misfits.append(
        Misfit(place: content.place(of: key), problem: .support(.soundMissing), .erase { gone.holds($0) }))
    }
    return misfits
  }

  /// Whether the file `key` certainly contains something other than the sound of `message`. True if the file's checksum
  /// equals that of another message's sound, or if both its checksum and its length are wrong. If only the checksum is
  /// wrong, the file may be this message's sound with a damaged part, so the result is false.
  private func isOther(
    _ key: FileKey, than message: VoiceMessage, of all: [VoiceMessage], _ content: SectionContent
  ) throws(Failure) -> Bool {
    guard let found = try content.checksum(of: key)?.value, found != message.sound.checksum else { return false }
    if all.contains(where: { $0.sound.checksum == found }) { return true }
    return try content.bytes(of: key)?.count != message.sound.bytes
  }

  /// The section on whose live file this section's live file depends. If there is no live run, the live file of
  /// `support` is discarded.
  package var followedLive: FeatureID? { .running }

  package func problem(withLive entries: [[UInt8]]) -> Message? {
    guard let first = entries.first, DeliveryStartLine(first) != nil else { return .support(.unreadableEntry) }
    return entries.dropFirst().allSatisfy { DeliveryLine($0) != nil } ? nil : .support(.unreadableEntry)
  }

  package func live(salvaging entries: [[UInt8]]) -> [[UInt8]]? {
    guard let first = entries.first, DeliveryStartLine(first) != nil else { return nil }
    return [first] + entries.dropFirst().filter { DeliveryLine($0) != nil }
  }

  /// Checks the file of a message's sound. A file whose headers cannot be parsed is dropped.
  package func inspect(_ key: FileKey, _ bytes: [UInt8]) -> InspectedFile {
    guard key.kind == SupportReducer.kind, key.isLarge else {
      return InspectedFile(sound: nil, damage: [(0, .store(.unknownFile))])
    }
    do throws(AudioProblem) {
      _ = try bytes.withBytes { (bytes) throws(AudioProblem) -> AudioHeader in try AudioHeader(bytes) }
      return InspectedFile(sound: bytes)
    } catch {
      return InspectedFile(sound: nil, damage: [(0, .support(error.message))])
    }
  }

}

/// Collects the plans, shares and messages that a set of changes creates or edits, and those that the changes depend
/// on.
struct SupportTouchedKeys {
  private var plans: Set<PlanID> = []
  private var shares: Set<ShareID> = []
  private var messages: Set<VoiceMessageID> = []
  /// The plans, shares and messages that the changes depend on, and that earlier changes created.
  private var uses: (plans: Set<PlanID>, shares: Set<ShareID>, messages: Set<VoiceMessageID>) = ([], [], [])

  init(_ edits: [SupportEdit]) {
    for edit in edits {
      switch edit {
      case .putPlan(let plan):
        plans.insert(plan.id)
        uses.plans.insert(plan.id)
      case .putShare(let share):
        shares.insert(share.id)
        uses.plans.insert(share.plan)
      case .revoke(let id):
        shares.insert(id)
        uses.shares.insert(id)
      case .receive(let message):
        uses.plans.insert(message.plan)
        uses.shares.insert(message.share)
      case .settle(let id, _): uses.messages.insert(id)
      case .favour(let id, _), .reply(let id, _):
        messages.insert(id)
        uses.messages.insert(id)
      case .ran(let id, _): uses.plans.insert(id)
      case .forget(let message): uses.shares.insert(message.share)
      }
    }
  }

  func depends(on earlier: SupportTouchedKeys) -> Bool {
    !uses.plans.isDisjoint(with: earlier.plans) || !uses.shares.isDisjoint(with: earlier.shares)
      || !uses.messages.isDisjoint(with: earlier.messages)
  }
}

extension AudioProblem {
  package var message: SupportMessage {
    switch self {
    case .empty: .soundEmpty
    case .notAllowed(.webm?): .soundKind(found: .webm)
    case .notAllowed(.mp3?): .soundKind(found: .mp3)
    case .notAllowed(.vorbis?): .soundKind(found: .vorbis)
    case .notAllowed(nil): .soundKind(found: .unknown)
    case .cut: .soundCut
    case .severalStreams: .soundStreams
    case .notOneSoundTrack: .soundNotOneTrack
    case .damaged: .soundDamaged
    }
  }
}
