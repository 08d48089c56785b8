/// What becomes, without a service, of the methods that one answers itself.
package enum UnservedMethod {
  /// It tells of the program, which is the same everywhere.
  case description
  /// It is about the service that answers, or about a connection to one.
  case needsService

  /// Nil for what is no such method.
  package init?(_ name: String) {
    guard let method = ServiceMethod(rawValue: name) else { return nil }
    switch method {
    case .discover: self = .description
    case .hello, .status, .stop, .subscribe, .unsubscribe, .cancel: self = .needsService
    }
  }
}

extension RPCProgram {
  /// What `rpc.discover` answers, in a service or without one. Fails as that does for parameters: it takes none.
  /// - Parameter params: as JSON.
  package func discover(_ params: [UInt8], version: String) throws(RPCError) -> [UInt8] {
    _ = try params.span.withUnsafeBytes { (params) throws(RPCError) in
      try ServiceMethod.discover.members(of: params, english)
    }
    var document = OpenRPCDocument(self, version: version)
    return document.make()
  }
}
