import JSONCoding
package import KernelApplication

extension RPCMethod {
  /// Every use case of a catalog.
  /// - Parameter revision: different once anything was changed.
  package static func all(_ catalog: UseCaseCatalog, revision: @escaping @Sendable () -> UInt64) -> [RPCMethod] {
    catalog.methods.compactMap { catalog[$0] }.map { entry in
      RPCMethod(
        name: entry.method, summary: entry.summary, kind: entry.kind,
        describe: { entry.description }
      ) { (params, progress) throws(Failure) in
        let before = revision()
        let output = try entry.call(JSONInput(named(params)), progress: progress)
        let events = (output as? any Announcing)?.events(changed: revision() != before) ?? []
        return Answer(
          result: try encode(output, entry.method),
          announcements: try events.map { (event) throws(Failure) in
            Announcement(event: event.name, details: try encode(event.details, event.name))
          }, lasts: (output as? any LastingOutput)?.lasts ?? false)
      }
    }
  }

  private static func encode(_ value: any Encodable, _ what: String) throws(Failure) -> [UInt8] {
    do throws(JSONError) {
      return try JSONDocument.encode(value)
    } catch {
      throw .system(operation: "encode the answer of", path: what, reason: error.description)
    }
  }

  /// Use cases take parameters by name; an empty list is none.
  private static func named(_ params: [UInt8]) throws(Failure) -> [UInt8] {
    guard params.first == UInt8(ascii: "[") else { return params }
    guard params.dropFirst().first(where: { $0 > 0x20 }) == UInt8(ascii: "]") else {
      throw .invalidInput(field: "", problem: "parameters are taken by name, as an object")
    }
    return []
  }
}
