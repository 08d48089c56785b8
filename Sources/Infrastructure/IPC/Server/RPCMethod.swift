package import KernelApplication

/// A method that clients can call.
package struct RPCMethod: Sendable {
  package let name: String
  package let summary: String
  package let kind: UseCaseKind
  /// Whether the method can be called while the book is locked. If so, its events are sent during that time as well.
  package let whileLocked: UseWhileLocked
  /// Describes the method for `rpc.discover`; nil if the description leaves the method out.
  let describe: (@Sendable () -> UseCaseDescription)?
  /// Calls the method. `params` is valid JSON, or empty if there are no parameters. These bytes stay valid until the
  /// call returns.
  package let call: @Sendable (_ params: UnsafeRawBufferPointer, _ progress: any ProgressSink) throws(Failure) -> Answer

  package init(
    name: String, summary: String = "", kind: UseCaseKind, whileLocked: UseWhileLocked = .refused,
    describe: (@Sendable () -> UseCaseDescription)? = nil,
    call: @escaping @Sendable (_ params: UnsafeRawBufferPointer, _ progress: any ProgressSink) throws(Failure) -> Answer
  ) {
    self.name = name
    self.summary = summary
    self.kind = kind
    self.whileLocked = whileLocked
    self.describe = describe
    self.call = call
  }
}

/// What a method returns to the server.
package struct Answer: Sendable {
  /// The result of the method, as JSON.
  package var result: [UInt8]
  /// The events to send to subscribers once the method's changes are in effect.
  package var events: [EncodedEvent]
  /// Whether the result depends only on the content of the book, in which case it can be cached until the book changes.
  package var lasts: Bool

  package init(result: [UInt8], events: [EncodedEvent] = [], lasts: Bool = false) {
    self.result = result
    self.lasts = lasts
    self.events = events
  }
}
