import IPC
import JSONCoding
package import KernelApplication
package import KernelPresentation
import System

/// The book as a client has it: through the service where one serves just this book, else in this process. The first
/// call settles which of the two; the answers are the same. For one thread at a time.
package final class BookAccess {
  private let configuration: App.Configuration
  private let choice: ServiceChoice
  private var isSettled = false
  private var connection: ServiceConnection?
  /// The service said nothing to what only reads: that does without it from then on, while a change asks it again.
  private var isSilent = false
  private let ownApp: OnDemandApp

  package convenience init(_ configuration: App.Configuration, _ choice: ServiceChoice = .usual) {
    self.init(configuration, choice, OnDemandApp())
  }

  /// - Parameter app: the book in this process, which several may share.
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

  /// The same, with the output as JSON.
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
    // What is no object is refused in the same words by either, so it need not be sent.
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

  /// What stands in the store's files for who can read them: read there, never asked of a service.
  package func accountKey() throws(Failure) -> String? { try app().accountKey }

  /// Whether a service answered the last call.
  package var isServed: Bool { connection != nil }

  /// Closes the connection to the service; the next call asks anew whether there is one.
  package func disconnect() {
    connection = nil
    isSettled = false
  }

  /// Unless a service serves it: then the next call asks anew whether one does.
  func disconnectUnlessServed() {
    if connection == nil { disconnect() }
  }

  /// How a use case works on the book; nil where there is no such method.
  func kind(of method: String) throws(Failure) -> UseCaseKind? {
    try app().catalog[method]?.kind
  }

  /// How what is no use case works: a description of the program can be made here, too.
  private static func kind(ofService method: String) -> UseCaseKind {
    if case .description = UnservedMethod(method) { .query } else { .task }
  }

  /// Opening reads nothing yet.
  private func app() throws(Failure) -> App { try ownApp.get(configuration) }

  /// Waiting for a service does not free the book that it holds.
  private func inThisProcess<Value>(_ work: (App) throws(Failure) -> Value) throws(Failure) -> Value {
    do throws(Failure) {
      return try work(app())
    } catch {
      guard case .storeBusy(_, let holder?) = error, ServiceProcess(number: holder).isService else { throw error }
      throw .heldByService(holder)
    }
  }

  // MARK: The service

  /// Connected, though it may turn out to serve another book; nil when there is none. One that can't be used is let go
  /// of by whoever finds out: the next call meets the same refusal, and gets neither past it nor to another book.
  private func service(for kind: UseCaseKind) throws(Failure) -> ServiceConnection? {
    if isSilent, kind.isReading { return nil }
    // Another may have begun since.
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

  /// A service that says nothing is left out where it can be: reading needs none, unless it was asked for by name.
  private func leave(_ service: ServiceConnection) {
    configuration.onWait?(.leftService(process: service.process, ServiceState(service)))
    isSilent = true
    disconnect()
  }

  /// Nil when the request is to be answered in this process, where it can do no harm: it read only, or was never sent;
  /// so, too, what it read is longer than a message may be and does not come in pages.
  private func ask(
    _ service: ServiceConnection, _ request: ServiceRequest, _ kind: UseCaseKind, _ progress: (any ProgressSink)?
  ) throws(Failure) -> [UInt8]? {
    let isReading = kind.isReading
    let isNew = service.greeting == nil
    let canLeave = isReading && choice == .usual
    service.patience = ServiceConnection.Patience()
    if canLeave { service.patience.greeting = 2_000 }
    if canLeave, !kind.takesLong { service.patience.answer = 10_000 }
    // Reading harms no book: it need not wait until it is sure that this is the right one.
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
      // What nobody knows is refused in the words of this process.
      if case .refused(let error) = error, error.isMethodNotFound, try app().catalog[request.method] == nil {
        return nil
      }
      throw Failure(error, of: service, request.method)
    }
  }

  /// False when the book is to be had without it.
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

  /// False when it serves another book, or none, or says nothing to what only reads.
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

/// The book in this process, opened when it is first asked for.
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
  /// Whether this is one JSON object, or nothing at all, which stands for `{}`.
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
