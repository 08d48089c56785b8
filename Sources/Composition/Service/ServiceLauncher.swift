import IPC
import KernelApplication
import System

/// Starts the service as a separate process, and waits until it listens or reports why it cannot.
struct ServiceLauncher {
  let socket: String
  /// The path of the store that the service serves; nil for the usual one.
  let store: String?
  /// The path of the file to which the service writes its log.
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

  /// Returns the path of the program to start: the configured one, otherwise that of this process.
  static func program(_ configuration: App.Configuration) throws(Failure) -> String {
    if let program = configuration.program { return program }
    do throws(SystemError) {
      return try ThisProcess.program()
    } catch {
      throw .system(operation: error.operation, path: error.path, reason: error.words)
    }
  }

  /// Waits for the service's report on the pipe. Fails if the service reports a failure, ends without a report, or
  /// takes over 30 seconds.
  private func hear(_ pipe: Int32) throws(Failure) {
    var line: [UInt8] = []
    reading: while !line.contains(0x0A) {
      do throws(SystemError) {
        // A signal may interrupt the wait, so it is repeated until the time is over.
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
