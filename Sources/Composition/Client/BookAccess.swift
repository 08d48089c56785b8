import IPC
import JSONCoding
package import KernelApplication
package import KernelPresentation
import System

/// A client's access to the book: through a service if one serves the configured book, otherwise within this process.
/// The first call decides which of the two is used. The results are the same either way. Must not be used by several
/// threads at once.
package final class BookAccess {
  private let configuration: App.Configuration
  private let choice: ServiceChoice
  private var isSettled = false
  private var connection: ServiceConnection?
  /// Whether the service failed to respond to a call that only reads. If so, later calls that only read are made within
  /// this process, while calls that change the book still go to the service.
  private var isSilent = false
  private let ownApp: LazyApp

  package convenience init(_ configuration: App.Configuration, _ choice: ServiceChoice = .usual) {
    self.init(configuration, choice, LazyApp())
  }

  /// Creates a client's access to the book.
  /// - Parameter app: the program's parts for access within this process, which several clients may share.
  init(_ configuration: App.Configuration, _ choice: ServiceChoice, _ app: LazyApp) {
    self.configuration = configuration
    self.choice = choice
    ownApp = app
  }

  package func call<Case: UseCase>(
    _ type: Case.Type, _ input: Case.Input, progress: (any ProgressSink)? = nil
  ) throws(Failure) -> Case.Output {
    guard let service = try service(for: Case.kind),
      let json = try ask(service, ServiceRequest(Case.method, App.json(input)), Case.kind, progress)
    else {
      return try inThisProcess { (app) throws(Failure) in
        try app.catalog.call(type, input, progress: progress ?? NoProgress())
      }
    }
    do throws(JSONError) {
      return try JSONDocument.decode(Case.Output.self, from: json, unknownMembers: .passedOver)
    } catch {
      throw .ofOtherVersion(service, .unreadable(method: Case.method, problem: error.problem))
    }
  }

  /// Calls a use case, and returns its output as JSON.
  package func json<Case: UseCase>(_ type: Case.Type, _ input: Case.Input) throws(Failure) -> [UInt8] {
    if let service = try service(for: Case.kind) {
      let request = ServiceRequest(Case.method, try App.json(input))
      if let json = try ask(service, request, Case.kind, nil) { return json }
    }
    return try App.json(inThisProcess { (app) throws(Failure) in try app.catalog.call(type, input) })
  }

  /// Calls a use case by its method name. The input and the output are JSON.
  package func call(
    method: String, json: [UInt8], progress: any ProgressSink
  ) throws(Failure) -> [UInt8] {
    // If the input is not a JSON object, it is not sent to a service, because this process rejects it with the same
    // message.
    if JSONInput.holdsObject(json) {
      let kind = try kind(of: method) ?? BookAccess.kind(ofService: method)
      if let service = try service(for: kind),
        let answer = try ask(service, ServiceRequest(method, json), kind, progress)
      {
        return answer
      }
    }
    return try inThisProcess { (app) throws(Failure) in
      try app.call(method: method, json: json, progress: progress)
    }
  }

  /// Returns all use cases, sorted by name.
  package func useCases() throws(Failure) -> [UseCaseEntry] {
    let catalog = try app().catalog
    return catalog.methods.compactMap { catalog[$0] }
  }

  package func screenPatterns() throws(Failure) -> [RoutePattern] {
    try app().screens.patterns
  }

  /// Returns the account's key, read from the store's files without asking the service; nil if there is no account.
  package func accountKey() throws(Failure) -> String? { try app().accountKey }

  /// Whether the most recent call accessed the book through a service.
  package var isServed: Bool { connection != nil }

  /// Closes the connection to the service. The next call will look for a service again.
  package func disconnect() {
    connection = nil
    isSettled = false
  }

  /// Makes the next call look for a service again, unless the book is already accessed through one.
  func disconnectUnlessServed() {
    if connection == nil { disconnect() }
  }

  /// Returns the kind of the use case with this method name, such as whether it reads or changes the book. Nil if there
  /// is no such method.
  func kind(of method: String) throws(Failure) -> UseCaseKind? {
    try app().catalog[method]?.kind
  }

  /// Returns the kind of one of the service's own methods, which are not use cases. The method that describes the
  /// program is a query, because this process can answer it without a service. All others are tasks, which only a
  /// service can do.
  private static func kind(ofService method: String) -> UseCaseKind {
    if case .description = UnservedMethod(method) { .query } else { .task }
  }

  /// Returns the program's parts for access within this process. The book is not read yet.
  private func app() throws(Failure) -> App { try ownApp.get(configuration) }

  /// Does work within this process. If a service holds the book, fails immediately instead of waiting, because the
  /// service would not release the book.
  private func inThisProcess<Value>(_ work: (App) throws(Failure) -> Value) throws(Failure) -> Value {
    do throws(Failure) {
      return try work(app())
    } catch {
      guard case .storeBusy(_, let holder?, _) = error, ServiceProcess(number: holder).isService else { throw error }
      throw .heldByService(holder)
    }
  }

  // MARK: The service

  /// Returns the connection to the service. Nil if there is no service, or if it did not respond earlier and the call
  /// only reads. The service may turn out later to serve another book. The caller then closes the connection, so that
  /// the next call connects and checks again.
  private func service(for kind: UseCaseKind) throws(Failure) -> ServiceConnection? {
    if isSilent, kind.isReading { return nil }
    // The service has ended, but another one may have been started.
    if connection?.hasEnded == true { disconnect() }
    if !isSettled {
      connection = try choice.connect(configuration)
      isSettled = true
      if let onWait = configuration.onWait, let connection {
        connection.onSilence = { [unowned connection] silence in
          onWait(.service(forLong: silence == .long, process: connection.process, ServiceState(connection)))
        }
      }
    }
    return connection
  }

  /// Closes the connection to a service that does not respond, so that the book is accessed without it. This is allowed
  /// only for calls that read, and only if the user did not choose the service.
  private func leave(_ service: ServiceConnection) {
    configuration.onWait?(.leftService(process: service.process, ServiceState(service)))
    isSilent = true
    disconnect()
  }

  /// Sends a request to the service, and returns the result. Nil if the call must be made within this process instead.
  /// There are three possible reasons: the call only reads and the service is gone or does not respond; the request was
  /// not sent; or the result is too long for a message and cannot be divided into pages.
  private func ask(
    _ service: ServiceConnection, _ request: ServiceRequest, _ kind: UseCaseKind, _ progress: (any ProgressSink)?
  ) throws(Failure) -> [UInt8]? {
    let isReading = kind.isReading
    let isNew = service.greeting == nil
    let canLeave = isReading && choice == .usual
    service.patience = ServiceConnection.Patience()
    if canLeave { service.patience.greeting = 2_000 }
    if canLeave, !kind.takesLong { service.patience.answer = 10_000 }
    // A call that only reads can do no harm, so it is sent together with the greeting, before it is known which book
    // the service serves.
    if isNew, try !isOfThisBook(service, sending: isReading ? request : nil, canLeave: canLeave) { return nil }
    do throws(ServiceError) {
      return isNew && isReading
        ? try service.answer(toGreetedWith: request)
        : try service.call(request, progress: kind.takesLong ? progress : nil)
    } catch .gone where isReading {
      disconnect()
      return nil
    } catch .silent where canLeave {
      leave(service)
      return nil
    } catch .refused(let error) where isReading && (error.isResultTooLong || error.isCursorExpired) {
      return nil
    } catch {
      if error == .gone || error == .silent { disconnect() }
      // If this process does not know the method either, lets it produce the error message.
      if case .refused(let error) = error, error.isMethodNotFound, try app().catalog[request.method] == nil {
        return nil
      }
      throw Failure(error, of: service, request.method)
    }
  }

  /// Returns whether the service serves this book. If false, the book must be accessed without the service.
  private func isOfThisBook(
    _ service: ServiceConnection, sending request: ServiceRequest?, canLeave: Bool
  ) throws(Failure) -> Bool {
    do throws(Failure) {
      let isOurs = try greet(service, sending: request, canLeave: canLeave)
      if !isOurs { connection = nil }
      return isOurs
    } catch {
      disconnect()
      throw error
    }
  }

  /// Exchanges greetings with the service, and returns whether it serves this book. Returns false if it serves another
  /// book or none, or if it does not respond and the call only reads.
  private func greet(
    _ service: ServiceConnection, sending request: ServiceRequest?, canLeave: Bool
  ) throws(Failure) -> Bool {
    let greeting: ServiceGreeting
    do throws(ServiceError) {
      greeting = try service.greet(sending: request)
    } catch .silent where canLeave {
      leave(service)
      return false
    } catch .silent {
      throw Failure(.silent, of: service, "service.hello")
    } catch {
      guard case .socket(let path) = choice else { return false }
      throw error == .gone ? .noService(path) : Failure(error, of: service, "service.hello")
    }
    let wanted = try configuration.storeIdentity()
    guard greeting.store?.isSame(as: wanted) == true else {
      guard case .socket(let path) = choice else { return false }
      throw .otherBook(path, greeting.store?.path, wanted.path)
    }
    guard greeting.wire == ServiceGreeting.wire else {
      throw .ofOtherVersion(service, .otherProtocol(version: greeting.wire))
    }
    return true
  }
}

/// The parts of the program within this process, which are created when they are first used.
final class LazyApp: Sendable {
  private let lock = Lock()
  private nonisolated(unsafe) var app: App?

  func get(_ configuration: App.Configuration) throws(Failure) -> App {
    try lock.withLock { () throws(Failure) in
      if let app { return app }
      let opened = try App(configuration)
      app = opened
      return opened
    }
  }
}

extension JSONInput {
  /// Whether the bytes are a single JSON object. An empty array counts as the object `{}`.
  fileprivate static func holdsObject(_ json: [UInt8]) -> Bool {
    guard !json.isEmpty else { return true }
    let isObject = try? JSONReader.read(json) { (reader) throws(JSONError) in
      let isObject = reader.nextKind() == .object
      try reader.skipValue()
      return isObject
    }
    return isObject == true
  }
}
