import IPC
import KernelApplication
import System

/// Starts the service as a separate process. Waits until the service listens or reports why it cannot start.
struct ServiceLauncher {
  let socket: String
  /// The path of the store to serve; nil for the usual path.
  let store: String?
  /// The path of the file for the service's log.
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

  /// Returns the path of the program to start. It is the one in the configuration or, if there is none, that of this
  /// process.
  static func program(_ configuration: App.Configuration) throws(Failure) -> String {
    if let program = configuration.program { return program }
    do throws(SystemError) {
      return try ThisProcess.program()
    } catch {
      throw .system(operation: error.operation, path: error.path, reason: error.words)
    }
  }

  /// Waits for the report that the service writes to the pipe. Fails if the report states a failure, if the service
  /// ends without a report, or if there is no report after 30 seconds.
  private func hear(_ pipe: Int32) throws(Failure) {
    var line: [UInt8] = []
    reading: while !line.contains(0x0A) {
      do throws(SystemError) {
        // A signal may interrupt the wait; it is then repeated until the time is over.
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
    let failure = report.object("error")
    guard let message: String = failure["message"] else { throw .conflict(.service(.endedEarly(log: log))) }
    let error = RPCError(code: failure["code"] ?? 0, message: message, data: failure.json("data"))
    throw Failure(error) ?? .conflict(.service(.failedEarly(reason: message, log: log)))
  }
}
