package import KernelApplication
package import RunningDomain
package import SupportDomain

/// Keeps plans, shares, messages and their sounds. Many may read at once; changes come one at a time.
package protocol SupportRepository: Sendable {
  /// All of it as of the last change. Fails with `storeDamaged` rather than leave anything out.
  func book() throws(Failure) -> SupportBook

  /// Makes one change, whole or not at all: `decide` sees the latest book while nobody else can change it. The change is
  /// durable when this returns.
  func change<Value>(
    _ decide: (SupportBook) throws(Failure) -> SupportDecision<Value>
  ) throws(Failure) -> SupportChanged<Value>

  /// Where the sound of a message lies. Fails with `storeDamaged` where it is gone.
  func path(ofSound message: VoiceMessage) throws(Failure) -> String
  func bytes(ofSound message: VoiceMessage) throws(Failure) -> [UInt8]
}

/// What is to be done in one change.
package struct SupportDecision<Value> {
  package let edits: [SupportEdit]
  /// Of messages that are received.
  package var sounds: [(message: VoiceMessage, bytes: [UInt8])] = []
  /// Messages that go for good, with their sounds.
  package var erased: Set<VoiceMessageID> = []
  /// A plan that goes for good, with all that is its own.
  package var erasedPlan: PlanID?
  package let value: Value

  package init(_ edits: [SupportEdit], _ value: Value) {
    self.edits = edits
    self.value = value
  }

  package var isEmpty: Bool { edits.isEmpty && sounds.isEmpty && erased.isEmpty && erasedPlan == nil }
}

package typealias SupportChanged<Value> = Changed<Value, SupportBook>

/// Keeps what becomes of messages in the run under way, durably with the fixes that brought it about.
package protocol DeliveryRepository: Sendable {
  /// Nil where no run under way follows a plan.
  func current() throws(Failure) -> LiveSupport?

  /// Does something to the deliveries of the run under way; what it did is durable when this returns, or with the group
  /// that it is done in. Nil where none follows a plan.
  /// - Parameter body: gets milliseconds of a clock that nobody sets.
  func change<Value>(
    _ body: (inout LiveSupport, _ now: Int64) throws(Failure) -> (steps: [RunDeliveries.Step], value: Value)
  ) throws(Failure) -> (value: Value, steps: [RunDeliveries.Step], live: LiveSupport)?

  /// Notes which connection plays a delivery.
  /// - Parameter player: nil for this process itself.
  func note(player: (any Caller)?, of delivery: DeliveryID)
  /// Whether another connection, which is still open, plays it.
  func isPlayed(_ delivery: DeliveryID, byAnotherThan caller: (any Caller)?) -> Bool

  /// The next run that begins follows that plan, whatever its day.
  func choose(_ plan: PlanID)

  /// The run under way follows a plan from now on. Fails with `conflict` where it follows another.
  func follow(_ plan: SupportPlan, by run: RunID) throws(Failure)
}

/// Reads what friends sent back.
package protocol IncomingFiles: Sendable {
  /// What lies in files, folders and archives.
  func items(at path: String, _ progress: any ProgressSink) throws(Failure) -> [IncomingItem]
}

/// One message that came, or why what came is none.
package struct IncomingItem: Sendable {
  /// Of the file, or of the one in a folder.
  package let path: String
  /// Within a zip; nil for a file.
  package let entry: String?
  package let content: Content

  package enum Content: Sendable {
    case bundle(IncomingBundle)
    /// - share: as the file's name says it; nil where it does not.
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
