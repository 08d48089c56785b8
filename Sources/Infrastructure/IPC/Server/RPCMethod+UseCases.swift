import JSONCoding
package import KernelApplication

extension RPCMethod {
  /// Creates a method for each use case in a catalog.
  /// - Parameters:
  ///   - english: formats error messages in English.
  ///   - revision: returns a number that differs after each change to the book.
  package static func all(
    _ catalog: UseCaseCatalog, english: EnglishLocalizer, revision: @escaping @Sendable () -> UInt64
  ) -> [RPCMethod] {
    catalog.methods.compactMap { catalog[$0] }.map { entry in
      RPCMethod(
        name: entry.method, summary: entry.summary, kind: entry.kind, whileLocked: entry.whileLocked,
        describe: { entry.description }
      ) { (params, progress) throws(Failure) in
        let before = revision()
        let output = try entry.call(JSONBytes(named(params), isChecked: true), progress: progress)
        let events = (output as? any Announcing)?.events(changed: revision() != before) ?? []
        return Answer(
          result: try encode(output, entry.method, english),
          events: try events.map { (event) throws(Failure) in try EncodedEvent(event, english) },
          lasts: (output as? any LastingOutput)?.lasts ?? false)
      }
    }
  }

  fileprivate static func encode(
    _ value: any Encodable, _ what: String, _ english: EnglishLocalizer
  ) throws(Failure) -> [UInt8] {
    if let value = value as? any UsualFormWritable {
      var writer = JSONWriter(capacity: 256)
      if value.writeUsual(&writer) { return writer.bytes }
    }
    return try JSONDocument.bytes(of: value, what, english: english)
  }

  /// Returns the parameters of a request. They must be given by name, because use cases require that. An empty array
  /// counts as no parameters; any other array is an error.
  private static func named(_ params: UnsafeRawBufferPointer) throws(Failure) -> UnsafeRawBufferPointer {
    guard params.first == UInt8(ascii: "[") else { return params }
    guard params.dropFirst().first(where: { $0 > 0x20 }) == UInt8(ascii: "]") else {
      throw .invalidInput(field: "", problem: .input(.parametersByName))
    }
    return UnsafeRawBufferPointer(start: nil, count: 0)
  }
}

extension EncodedEvent {
  init(_ event: BookEvent, _ english: EnglishLocalizer) throws(Failure) {
    self.init(
      name: event.name, details: try RPCMethod.encode(event.details, event.name, english), isVolatile: event.isVolatile,
      detailsWhileLocked: try event.detailsWhileLocked.map { (details) throws(Failure) in
        try RPCMethod.encode(details, event.name, english)
      })
  }
}
