package import KernelApplication

/// A method that clients may call.
package struct RPCMethod: Sendable {
  package let name: String
  package let kind: UseCaseKind
  /// Takes parameters as JSON, none as no bytes, and returns the result as JSON.
  package let call: @Sendable (_ params: [UInt8], _ progress: any ProgressSink) throws(Failure) -> [UInt8]

  package init(
    name: String, kind: UseCaseKind,
    call: @escaping @Sendable (_ params: [UInt8], _ progress: any ProgressSink) throws(Failure) -> [UInt8]
  ) {
    self.name = name
    self.kind = kind
    self.call = call
  }
}
