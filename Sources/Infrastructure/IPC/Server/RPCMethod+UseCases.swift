import JSONCoding
package import KernelApplication

extension RPCMethod {
  /// Every use case of a catalog.
  package static func all(_ catalog: UseCaseCatalog) -> [RPCMethod] {
    catalog.methods.compactMap { catalog[$0] }.map { entry in
      RPCMethod(name: entry.method, kind: entry.kind) { (params, progress) throws(Failure) in
        let output = try entry.call(JSONInput(named(params)), progress: progress)
        do throws(JSONError) {
          return try JSONDocument.encode(output)
        } catch {
          throw .system(operation: "encode the answer of", path: entry.method, reason: error.description)
        }
      }
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
