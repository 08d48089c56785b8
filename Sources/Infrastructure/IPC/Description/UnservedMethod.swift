/// How a method of the service itself is answered if no service runs.
package enum UnservedMethod {
  /// With the program's description, which is the same with or without a service.
  case description
  /// With an error: the method is about a running service, or about a connection to one.
  case needsService

  /// Nil if the name is not that of a method of the service itself.
  package init?(_ name: String) {
    guard let method = ServiceMethod(rawValue: name) else { return nil }
    switch method {
    case .discover: self = .description
    case .hello, .status, .stop, .subscribe, .unsubscribe, .cancel: self = .needsService
    }
  }
}

extension RPCProgram {
  /// Answers `rpc.discover`, in a service or without one. Fails if it gets parameters, since the method takes none.
  /// - Parameter params: as JSON.
  package func discover(_ params: [UInt8], version: String) throws(RPCError) -> [UInt8] {
    _ = try params.span.withUnsafeBytes { (params) throws(RPCError) in
      try ServiceMethod.discover.members(of: params, english)
    }
    var document = OpenRPCDocument(self, version: version)
    return document.make()
  }
}
