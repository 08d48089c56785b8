import IPC
import JSONCoding
package import KernelApplication
package import KernelPresentation
import System

/// The book as a client reaches it: through the service if one serves this very book, else in this process. The first
/// call settles which; the answers are the same. For one thread at a time.
package final class BookAccess {
  private let configuration: App.Configuration
  private let choice: ServiceChoice
  private var isSettled = false
  private var connection: ServiceConnection?
  /// The service did not answer a reading call: reading goes on without it, while changes ask it again.
  private var isSilent = false
  private let ownApp: OnDemandApp

  package convenience init(_ configuration: App.Configuration, _ choice: ServiceChoice = .usual) {
    self.init(configuration, choice, OnDemandApp())
  }

  /// - Parameter app: the book in this process, which several clients may share.
  init(_ configuration: App.Configuration, _ choice: ServiceChoice, _ app: OnDemandApp) {
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

  /// Calls a use case, with its output as JSON.
  package func json<Case: UseCase>(_ type: Case.Type, _ input: Case.Input) throws(Failure) -> [UInt8] {
    if let service = try service(for: Case.kind) {
      let request = ServiceRequest(Case.method, try App.json(input))
      if let json = try ask(service, request, Case.kind, nil) { return json }
    }
    return try App.json(inThisProcess { (app) throws(Failure) in try app.catalog.call(type, input) })
  }

  /// Calls a use case by the method's name, with parameters and result as JSON.
  package func call(
    method: String, json: [UInt8], progress: any ProgressSink
  ) throws(Failure) -> [UInt8] {
    // Both refuse what is not an object in the same words, so it need not be sent.
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

  /// Every use case, by name.
  package func useCases() throws(Failure) -> [UseCaseEntry] {
    let catalog = try app().catalog
    return catalog.methods.compactMap { catalog[$0] }
  }

  /// The patterns of the routes of every screen.
  package func screenPatterns() throws(Failure) -> [RoutePattern] {
    try app().screens.patterns
  }

  /// The account's key, read from the store's files and never asked of a service.
  package func accountKey() throws(Failure) -> String? { try app().accountKey }

  /// Whether a service answered the last call.
  package var isServed: Bool { connection != nil }

  /// Closes the connection to the service; the next call looks for one again.
  package func disconnect() {
    connection = nil
    isSettled = false
  }

  /// Forgets that there was no service; the next call looks for one again.
  func disconnectUnlessServed() {
    if connection == nil { disconnect() }
  }

  /// How a use case works on the book; nil if there is no such method.
  func kind(of method: String) throws(Failure) -> UseCaseKind? {
    try app().catalog[method]?.kind
  }

  /// The kind of a method that is not a use case; this process too can describe the program.
  private static func kind(ofService method: String) -> UseCaseKind {
    if case .description = UnservedMethod(method) { .query } else { .task }
  }

  /// Opening reads nothing yet.
  private func app() throws(Failure) -> App { try ownApp.get(configuration) }

  /// Waiting would not help: the service does not release the book it holds.
  private func inThisProcess<Value>(_ work: (App) throws(Failure) -> Value) throws(Failure) -> Value {
    do throws(Failure) {
      return try work(app())
    } catch {
      guard case .storeBusy(_, let holder?) = error, ServiceProcess(number: holder).isService else { throw error }
      throw .heldByService(holder)
    }
  }

  // MARK: The service

  /// The connection, though it may turn out to serve another book; nil if there is none. Whoever finds that it can't be
  /// used drops it: the next call then meets the same refusal, and reaches neither past it nor another book.
  private func service(for kind: UseCaseKind) throws(Failure) -> ServiceConnection? {
    if isSilent, kind.isReading { return nil }
    // Another service may have started since.
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

  /// Goes on without a silent service where possible: reading needs none, unless it was asked for by name.
  private func leave(_ service: ServiceConnection) {
    configuration.onWait?(.leftService(process: service.process, ServiceState(service)))
    isSilent = true
    disconnect()
  }

  /// Nil if the request has to be answered in this process, which is safe if it only reads or was never sent. That
  /// includes results that exceed a message's limit and do not come in pages.
  private func ask(
    _ service: ServiceConnection, _ request: ServiceRequest, _ kind: UseCaseKind, _ progress: (any ProgressSink)?
  ) throws(Failure) -> [UInt8]? {
    let isReading = kind.isReading
    let isNew = service.greeting == nil
    let canLeave = isReading && choice == .usual
    service.patience = ServiceConnection.Patience()
    if canLeave { service.patience.greeting = 2_000 }
    if canLeave, !kind.takesLong { service.patience.answer = 10_000 }
    // Reading is harmless, so it need not wait until the service proves to have the right book.
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
      // This process words the refusal of an unknown method.
      if case .refused(let error) = error, error.isMethodNotFound, try app().catalog[request.method] == nil {
        return nil
      }
      throw Failure(error, of: service, request.method)
    }
  }

  /// False if the book has to be reached without the service.
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

  /// False if it serves another book or none, or did not answer a reading call.
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

/// The book in this process, opened when first asked for.
final class OnDemandApp: Sendable {
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
  /// Whether this is one JSON object, or empty, which stands for `{}`.
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
