import IPC
import KernelApplication
import System

/// Starts the service as a process of its own, and waits until it listens or says why it does not.
struct ServiceLauncher {
  let socket: String
  /// Nil is the usual socket.
  let store: String?
  /// The file that the service logs to.
  let log: String
  /// The path of the program `recordbook`.
  let program: String

  func launch() throws(Failure) {
    try SocketPlace.prepareFolder(of: SocketAddress(socket))
    try OwnFolder.make(log.split(separator: "/").dropLast().map { "/" + $0 }.joined())
    let words =
      ["service", "run", "--socket", socket, "--log-file", log, "--ready-fd", "3"]
      + (store.map { ["--store", $0] } ?? [])
    let process: ChildProcess
    do throws(SystemError) {
      process = try ChildProcess(program, words, log: log, name: ServiceProcess.name)
    } catch {
      throw .system(operation: error.operation, path: error.path, reason: error.words)
    }
    defer { Descriptor.close(process.report) }
    try hear(process.report)
  }

  /// The program that serves: the configured one, else this one.
  static func program(_ configuration: App.Configuration) throws(Failure) -> String {
    if let program = configuration.program { return program }
    do throws(SystemError) {
      return try ThisProcess.program()
    } catch {
      throw .system(operation: error.operation, path: error.path, reason: error.words)
    }
  }

  /// The service's report on the pipe; nil if it ends without one.
  private func hear(_ pipe: Int32) throws(Failure) {
    var line: [UInt8] = []
    reading: while !line.contains(0x0A) {
      do throws(SystemError) {
        // A signal must not end the wait.
        let isDue = MonotonicClock.now() + 30_000_000_000
        while try !Descriptor.waitToRead(pipe, milliseconds: 30_000) {
          if MonotonicClock.now() >= isDue {
            throw SystemError(code: Errno.timedOut, operation: "start", path: "recordbookd")
          }
        }
      } catch {
        throw .system(operation: "start", path: "recordbookd", reason: error.words)
      }
      let read = withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 1) { room in
        let read = Descriptor.read(pipe, room)
        if case .bytes(let count) = read { line += room[..<count] }
        return read
      }
      switch read {
      case .bytes, .nothing: continue
      case .end, .failed: break reading
      }
    }
    let report = LooseObject(line)
    if report.json("ready") != nil { return }
    let told = report.object("error")
    guard let message: String = told["message"] else { throw .conflict(.service(.endedEarly(log: log))) }
    let error = RPCError(code: told["code"] ?? 0, message: message, data: told.json("data"))
    throw Failure(error) ?? .conflict(.service(.failedEarly(reason: message, log: log)))
  }
}
