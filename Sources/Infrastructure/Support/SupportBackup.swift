import BookApplication
package import BookInfrastructure
package import KernelApplication
package import KernelDomain
package import Storage
import SupportApplication
import SupportDomain

/// Backs up and restores the section `support`. Friends' messages are left out of a backup unless the user asked for
/// them.
package struct SupportBackup: SectionBackup {
  private let store: FileSupportRepository

  package init(store: FileSupportRepository) { self.store = store }

  package var section: FeatureID { .support }

  /// Returns the content with only its plans and shares. Leaves out messages, and what happened to them.
  package func withoutMessages(_ content: SectionContent) throws(Failure) -> SectionContent {
    try content.leavingOut(
      entries: { entry in
        switch SupportEditCoding.read(entry) {
        case .receive?, .settle?, .favour?, .reply?: true
        case .putPlan?, .putShare?, .revoke?, .ran?, .forget?, nil: false
        }
      }, files: content.largeKeys)
  }

  package func written(_ content: SectionContent) throws(Failure) -> (any Codable & Sendable)? {
    SupportBackupPart(try SupportReducer().state(of: content, after: nil))
  }

  /// Adds the plans, shares and messages that the book lacks. Those already in the book do not change.
  package func merge(_ content: SectionContent, in transaction: inout Transaction) throws(Failure) -> TakenBackup {
    let coming = try SupportReducer().state(of: content, after: nil)
    let taken = try store.take(in: &transaction) { (book) throws(Failure) in
      var merge = SupportMerge(coming, into: book)
      try merge.takeMessages { (message) throws(Failure) in try content.bytes(of: SupportReducer.key(message)) }
      return (merge.edits, merge.sounds, (merge.part, merge.left))
    }
    return TakenBackup(part: taken.0, skipped: .ownKept(values: taken.1), whole: taken.0)
  }
}

/// Computes which of a backup's plans, shares and messages to add to a book.
private struct SupportMerge {
  private let coming: SupportBook
  private let own: SupportBook
  private(set) var edits: [SupportEdit] = []
  private(set) var sounds: [(message: VoiceMessage, bytes: [UInt8])] = []
  private(set) var part = SupportBackupPart(plans: 0, messages: 0)
  /// How many of the backup's messages, plans and shares were not added, because the book already has its own version
  /// of them.
  private(set) var left = 0

  init(_ coming: SupportBook, into own: SupportBook) {
    self.coming = coming
    self.own = own
    for plan in coming.newestPlans.reversed() {
      if let known = own.plans[plan.id] {
        if known != plan { left += 1 }
      } else {
        edits.append(.putPlan(plan))
        part.plans += 1
      }
      for share in coming.shares(of: plan.id) {
        if let known = own.shares[share.id] {
          if known != share { left += 1 }
        } else {
          edits.append(.putShare(share))
        }
      }
    }
    for run in coming.runs where !own.runs.contains(run) { edits.append(.ran(run.plan, run.run)) }
    for message in coming.forgotten where !own.forgotten.contains(message) { edits.append(.forget(message)) }
  }

  mutating func takeMessages(
    _ sound: (VoiceMessage) throws(Failure) -> [UInt8]?
  ) throws(Failure) {
    let gone = Set(own.forgotten)
    for message in coming.messages {
      if let known = own.message(message.id) {
        if known != message { left += 1 }
        continue
      }
      // A message that was deleted in this book stays deleted.
      guard !gone.contains(ForgottenMessage(message)), let bytes = try sound(message) else {
        left += 1
        continue
      }
      sounds.append((message, bytes))
      edits.append(.receive(message))
      if !message.isWaiting { edits.append(.settle(message.id, message.fate)) }
      if message.isFavourite { edits.append(.favour(message.id, true)) }
      if let reply = message.reply { edits.append(.reply(message.id, reply)) }
      part.messages += 1
    }
  }
}
