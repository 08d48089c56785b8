/// How a program replies to a method of the service itself if no service runs.
package enum UnservedMethod {
  /// It returns the program's description, which is the same with or without a service.
  case description
  /// It returns an error, because the method concerns a running service, or a connection to one.
  case needsService

  /// Creates the case for a method's name; nil if the service itself has no such method.
  package init?(_ name: String) {
    guard let method = ServiceMethod(rawValue: name) else { return nil }
    switch method {
    case .discover: self = .description
    case .hello, .status, .stop, .subscribe, .unsubscribe, .cancel: self = .needsService
    }
  }
}

extension RPCProgram {
  /// Returns the result of `rpc.discover`, in a service or without one. Fails if there are parameters, since the method
  /// takes none.
  /// - Parameter params: the parameters, as JSON.
  package func discover(_ params: [UInt8], version: String) throws(RPCError) -> [UInt8] {
    _ = try params.span.withUnsafeBytes { (params) throws(RPCError) in
      try ServiceMethod.discover.members(of: params, english)
    }
    var document = OpenRPCDocument(self, version: version)
    return document.make()
  }
}
