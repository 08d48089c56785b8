/// How a program without a service handles one of the service's own methods.
package enum UnservedMethod {
  /// The program returns the description of all methods, which is the same whether or not there is a service.
  case description
  /// The program returns an error, because the method is about a running service or a connection to one.
  case needsService

  /// Creates the case for a method; nil if `name` is not one of the service's own methods.
  package init?(_ name: String) {
    guard let method = ServiceMethod(rawValue: name) else { return nil }
    switch method {
    case .discover: self = .description
    case .hello, .status, .stop, .subscribe, .unsubscribe, .cancel: self = .needsService
    }
  }
}

extension RPCProgram {
  /// Returns the result of `rpc.discover`, which is the same whether or not there is a service. Fails if `params`
  /// contains any parameter, because the method has none.
  /// - Parameter params: the parameters, as JSON.
  package func discover(_ params: [UInt8], version: String) throws(RPCError) -> [UInt8] {
    _ = try params.span.withUnsafeBytes { (params) throws(RPCError) in
      try ServiceMethod.discover.members(of: params, english)
    }
    var document = OpenRPCDocument(self, version: version)
    return document.make()
  }
}
