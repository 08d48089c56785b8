/// How the methods of the service itself are answered without a service.
package enum UnservedMethod {
  /// It describes the program, which is the same everywhere.
  case description
  /// It is about a running service, or a connection to one.
  case needsService

  /// Nil for any other method.
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
