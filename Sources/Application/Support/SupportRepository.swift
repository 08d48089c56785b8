package import KernelApplication
package import RunningDomain
package import SupportDomain

/// Stores plans, shares (plans shared with a friend), messages and their recordings. Any number of callers may read at
/// once; changes are made one at a time.
package protocol SupportRepository: Sendable {
  /// Returns all data as of the latest change. Fails with `storeDamaged` rather than leave anything out.
  func book() throws(Failure) -> SupportBook

  /// Makes one change, completely or not at all: `decide` receives the latest data while nobody else can change them,
  /// and returns what to change. The change is durable when this returns.
  /// - Parameter isDryRun: whether to write nothing, and only find out what the change would do.
  func change<Value>(
    isDryRun: Bool, _ decide: (SupportBook) throws(Failure) -> SupportDecision<Value>
  ) throws(Failure) -> SupportChanged<Value>

  /// Returns the path of the file with a message's recording. Fails with `storeDamaged` if the file is missing.
  func path(ofSound message: VoiceMessage) throws(Failure) -> String
  func bytes(ofSound message: VoiceMessage) throws(Failure) -> [UInt8]
}

extension SupportRepository {
  package func change<Value>(
    _ decide: (SupportBook) throws(Failure) -> SupportDecision<Value>
  ) throws(Failure) -> SupportChanged<Value> {
    try change(isDryRun: false, decide)
  }
}

/// What to change in the Support feature's data, and the value that the change returns to its caller.
package struct SupportDecision<Value> {
  package let edits: [SupportEdit]
  /// The recordings to store with new messages.
  package var sounds: [(message: VoiceMessage, bytes: [UInt8])] = []
  /// The messages to erase for good, with their recordings.
  package var erased: Set<VoiceMessageID> = []
  /// The plan to erase for good, with its shares (with friends) and messages; nil to erase none.
  package var erasedPlan: PlanID?
  package let value: Value

  package init(_ edits: [SupportEdit], _ value: Value) {
    self.edits = edits
    self.value = value
  }

  package var isEmpty: Bool { edits.isEmpty && sounds.isEmpty && erased.isEmpty && erasedPlan == nil }
}

package typealias SupportChanged<Value> = Changed<Value, SupportBook>

/// Stores what happens to messages in the run in progress. Each change becomes durable together with the fixes
/// (positions) that caused it.
package protocol DeliveryRepository: Sendable {
  /// Returns the plan and deliveries of the run under way; nil if no run is under way, or if it follows no plan.
  func current() throws(Failure) -> LiveSupport?

  /// Changes the deliveries of messages in the run under way. The change is durable when this returns or, if it is made
  /// within a group of changes, when the group is committed. Returns nil if no run that follows a plan is under way.
  /// - Parameter body: makes the change; `now` is the time in milliseconds by a clock that nobody can set.
  func change<Value>(
    _ body: (inout LiveSupport, _ now: Int64) throws(Failure) -> (steps: [RunDeliveries.Step], value: Value)
  ) throws(Failure) -> (value: Value, steps: [RunDeliveries.Step], live: LiveSupport)?

  /// Records which connection is playing a message.
  /// - Parameters:
  ///   - player: the connection; nil if this process itself plays the message.
  ///   - delivery: the delivery of the message in the run.
  ///   - keeps: whether the client keeps the connection open while it plays the message.
  func note(player: (any Caller)?, of delivery: DeliveryID, keeps: Bool)
  /// Returns a delivery whose client should have kept its connection open while playing the message but has closed it,
  /// and forgets that connection. Nil if there is no such delivery.
  func takeAbandoned() -> DeliveryID?
  /// Whether a connection other than `caller` is playing the message of this delivery and is still open.
  func isPlayed(_ delivery: DeliveryID, byAnotherThan caller: (any Caller)?) -> Bool

  /// Makes the run that begins next follow this plan, even if the plan is for another day.
  func choose(_ plan: PlanID)

  /// Makes the run under way follow this plan. Fails with `conflict` if the run follows another plan.
  func follow(_ plan: SupportPlan, by run: RunID) throws(Failure)
}

/// Reads the files with messages that friends sent to the user.
package protocol IncomingFiles: Sendable {
  /// Returns the messages in a file, folder or archive.
  func items(at path: String, _ progress: any ProgressSink) throws(Failure) -> [IncomingItem]
}

/// A received file, with its message or, if it is not a valid message, the reason why not.
package struct IncomingItem: Sendable {
  /// The path of the file. If the user gave a folder, the path includes the folder's path.
  package let path: String
  /// The file's name within a zip archive; nil if the file is not in an archive.
  package let entry: String?
  package let content: Content

  package enum Content: Sendable {
    case bundle(IncomingBundle)
    /// A plain recording (a sound file that contains nothing else).
    /// - share: the id of the share (the plan shared with the friend), taken from the file's name; nil if the name
    ///   contains none.
    case bare(IncomingSound, share: ShareID?)
    case bad(Message)
  }

  package init(path: String, entry: String?, _ content: Content) {
    self.path = path
    self.entry = entry
    self.content = content
  }
}

package struct IncomingBundle: Sendable {
  package let share: ShareID
  package let token: MessageToken
  package let from: String
  package let text: String?
  package let trigger: MessageTrigger
  package let sound: IncomingSound

  package init(
    share: ShareID, token: MessageToken, from: String, text: String?, trigger: MessageTrigger, sound: IncomingSound
  ) {
    self.share = share
    self.token = token
    self.from = from
    self.text = text
    self.trigger = trigger
    self.sound = sound
  }
}

package struct IncomingSound: Sendable {
  package let sound: VoiceSound
  package let bytes: [UInt8]

  package init(sound: VoiceSound, bytes: [UInt8]) {
    self.sound = sound
    self.bytes = bytes
  }
}
