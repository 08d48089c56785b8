package import KernelApplication

/// A method that clients may call.
package struct RPCMethod: Sendable {
  package let name: String
  package let summary: String
  package let kind: UseCaseKind
  /// Whether it may be called while the book is locked; what it tells those who follow the book is told then, too.
  package let whileLocked: UseWhileLocked
  /// Asked only by who wants a description; nil says nothing.
  let describe: (@Sendable () -> UseCaseDescription)?
  /// Takes parameters, which are known to be JSON, none as no bytes; they are there until it returns.
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

/// What a method answers.
package struct Answer: Sendable {
  /// JSON.
  package var result: [UInt8]
  /// What those who follow the book are told once the answer holds.
  package var events: [EncodedEvent]
  /// Of an inspection: it looked at the book alone, so that the answer holds until the book is changed.
  package var lasts: Bool

  package init(result: [UInt8], events: [EncodedEvent] = [], lasts: Bool = false) {
    self.result = result
    self.lasts = lasts
    self.events = events
  }
}
