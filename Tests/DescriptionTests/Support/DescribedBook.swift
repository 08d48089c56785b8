import Composition
import IPC
import KernelApplication
import KernelPresentation
import Synchronization
import System
import TestSupport

/// A book with the sample export, runs, workouts, a place, a friend's message and a post, and the description that its
/// service would give of its methods.
final class DescribedBook: Sendable {
  let folder = TemporaryFolder()
  let app: App
  let export: String
  let support: DescribedSupport
  let feed: DescribedFeed
  /// The result of `rpc.discover`.
  let document: JSONTree

  var store: String { folder.path + "/store" }

  init() throws {
    app = try App(App.Configuration(store: folder.path + "/store", environment: { _ in nil }), keepsSessions: true)
    export = folder.write(App.sampleExport, to: "export.zip")
    _ = try app.call(method: "book.importFiles", json: Array(#"{"paths":["\#(export)"]}"#.utf8))
    for file in DescribedRuns.files {
      let path = folder.write(Array(file.text.utf8), to: file.name)
      _ = try app.call(method: "book.importFiles", json: Array(#"{"paths":["\#(path)"]}"#.utf8))
    }
    let log = folder.write(Array(DescribedWorkouts.log.utf8), to: "strong.csv")
    _ = try app.call(method: "book.importFiles", json: Array(#"{"paths":["\#(log)"],"unit":"kg"}"#.utf8))
    let place = #"{"latitude":50.0875,"longitude":14.4214,"zone":"Europe/Prague","name":"Prague"}"#
    _ = try app.call(method: "prayer.setPlace", json: Array(place.utf8))
    support = try DescribedSupport(app, folder)
    feed = try DescribedFeed(app, folder)
    document = try DescribedBook.document(app)
  }

  static func document(_ app: App) throws -> JSONTree {
    var document = OpenRPCDocument(program(app), version: App.version)
    return try JSONTree(document.make())
  }

  /// Makes a program for which each call counts as a change, so that all events are sent.
  static func program(_ app: App) -> RPCProgram {
    let calls = Counter()
    let english = EnglishLocalizer { App.strings }
    var program = RPCProgram(
      methods: RPCMethod.all(app.catalog, english: english, revision: { calls.next() }), english: english)
    program.features = { App.descriptions }
    return program
  }

  private final class Counter: Sendable {
    private let count = Atomic<UInt64>(0)

    func next() -> UInt64 { count.add(1, ordering: .relaxed).newValue }
  }

  var methods: [JSONTree] { document["methods"]?.elements ?? [] }
  var validator: SchemaValidator { SchemaValidator(document: document) }
}

extension JSONTree {
  /// The name of a method, parameter or event.
  var name: String { self["name"]?.text ?? "?" }

  var isReading: Bool { ["query", "inspection", "examination"].contains(self["x-kind"]?.text) }
}

/// A service of a described book, with one client.
final class DescribedService {
  private let client: RPCClient
  private let thread: Threads
  private var number = 0

  /// The notifications received, in order.
  private(set) var notifications: [JSONTree] = []

  init(_ book: DescribedBook) throws {
    let address = try SocketAddress(book.folder.path + "/sock")
    let listener = try SocketListener(address)
    let identity = ServiceIdentity(
      version: App.version, build: "test", store: ServiceIdentity.Store(path: book.store, device: 1, inode: 2))
    let program = DescribedBook.program(book.app)
    thread = Threads(count: 1) { _ in
      do {
        _ = try RPCServer(
          listener: listener.descriptor, program: program, identity: identity, poller: SystemPoller.make()
        ).run()
      } catch {
        preconditionFailure("the server does not start: \(error)")
      }
    }
    client = try RPCClient(address)
  }

  /// Calls a method and returns the reply. Notifications that come before it are stored.
  func call(_ method: String, _ params: JSONTree = .object([:])) throws -> JSONTree {
    number += 1
    let request: JSONTree = .object([
      "jsonrpc": .text("2.0"), "id": .number(Double(number)), "method": .text(method), "params": params,
    ])
    try client.send(request.json)
    while let line = try client.receive(timeout: 60_000) {
      let message = try JSONTree(line)
      if message["id"] == .number(Double(number)) { return message }
      notifications.append(message)
    }
    return .null
  }

  func stop() throws -> JSONTree {
    let reply = try call("service.stop")
    thread.wait()
    return reply
  }
}
