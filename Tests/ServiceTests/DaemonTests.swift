import IPC
import KernelApplication
import Libc
import TestSupport
import Testing

/// `recordbookd` as a process.
@Suite(.serialized) struct DaemonTests {
  private let temporary = TemporaryFolder()
  private var folder: String { temporary.path }

  @Test func servesUntilItIsToldToStopAndLeavesNoSocket() throws {
    let daemon = Daemon(folder: folder)
    let client = try daemon.client()
    #expect(try client.call("service.hello").contains(#""process":\#(daemon.process),"#))
    #expect(try client.call("service.hello").contains(#""protocol":2,"#))
    #expect(try client.call("profile.updateProfile", #"{"name":"Eva"}"#).contains(#""name":"Eva""#))
    #expect(
      try client.call("swimming.showRecordsBook").contains(#""result":{"courses":[],"records":[]}"#))
    daemon.send(SIGTERM)
    #expect(try client.receive(timeout: 60_000) == nil)
    #expect(daemon.wait() == 0)
    #expect(access(folder + "/book/sock", F_OK) != 0)
    #expect(daemon.log.contains("info: serving \(folder)/book on \(folder)/book/sock"))
    let again = Daemon(folder: folder)
    #expect(try again.client().call("profile.updateProfile").contains(#""name":"Eva""#))
    #expect(try again.client().call("service.stop").contains(#""result":{}"#))
    #expect(again.wait() == 0)
  }

  /// Whose folder it would begin at nobody can tell.
  @Test func relativePathsAreRefused() throws {
    let daemon = Daemon(folder: folder)
    let client = try daemon.client()
    for (method, params, field) in [
      ("book.importFiles", #"{"paths":["/a.zip","a.zip"]}"#, "paths[1]"),
      ("book.grantAccess", #"{"path":"../health"}"#, "path"),
      ("book.exportBook", #"{"path":"book.json"}"#, "path"), ("book.exportTables", #"{"path":"book"}"#, "path"),
      ("theme.exportTheme", #"{"format":"css","path":""}"#, "path"),
    ] {
      let answer = try client.call(method, params)
      #expect(answer.contains(#""code":-32602,"#) && answer.contains(#""field":"\#(field)""#), "\(answer)")
      #expect(answer.contains("is not an absolute path"))
    }
    daemon.send(SIGTERM)
    #expect(daemon.wait() == 0)
  }

  /// A path of slashes took the square of its length, and all that is written waited for it.
  @Test func pathsAndTextsThatAreTooLongAreRefused() throws {
    let daemon = Daemon(folder: folder)
    let client = try daemon.client()
    let path = String(repeating: "/", count: 4_096)
    #expect(
      try client.call("screen.exportPages", #"{"path":"\#(path)"}"#).contains(
        "the path has 4096 bytes, and the system takes at most 4095"))
    let text = String(repeating: "/", count: 1 << 20)
    let members = ["screen.exportPages": "path", "screen.render": "route", "swimming.showSegment": "segment"]
    for (method, member) in members {
      let answer = try client.call(method, #"{"\#(member)":"\#(text)"}"#)
      #expect(answer.contains("the text has 1048576 bytes, at most 8192 are taken"), "\(answer.prefix(400))")
    }
    daemon.send(SIGTERM)
    #expect(daemon.wait() == 0)
  }

  @Test func aSecondOneSaysAtOnceWhyItCannotServe() throws {
    let first = Daemon(folder: folder)
    _ = try first.client()
    let second = Daemon(folder: folder)
    #expect(second.wait() == 1)
    // Had it waited for the book it would say who writes to it.
    #expect(second.log.contains("a service listens on \(folder)/book/sock already"))
    let third = Daemon(folder: folder, ["--socket", folder + "/other"])
    #expect(third.wait() == 1)
    #expect(third.log.contains("another process (\(first.process)) is writing to the book"))
    #expect(try first.client().call("service.status").contains(#""clients":"#))
  }

  /// What is full is put aside, in the place of what was put aside before.
  @Test func theLogDoesNotGrowWithoutEnd() throws {
    let log = folder + "/kept.log"
    for _ in 0..<3 {
      guard let file = fopen(log, "a") else { break }
      for _ in 0..<1 << 10 { fputs(String(repeating: "x", count: 1_023) + "\n", file) }
      fclose(file)
      let daemon = Daemon(folder: folder, ["--log-file", log])
      _ = try daemon.client().call("service.stop")
      #expect(daemon.wait() == 0)
    }
    #expect(DaemonTests.size(of: log) < 1 << 10)
    #expect((1 << 20..<1 << 21).contains(DaemonTests.size(of: log + ".old")))
    let daemon = Daemon(folder: folder, ["--log-file", folder])
    #expect(daemon.wait() == 1)
    #expect(daemon.log.contains(folder))
  }

  private static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : -1
  }

  @Test func oneThatWasKilledIsTakenOverAndWhatItAcknowledgedIsThere() throws {
    for round in 0..<5 {
      let daemon = Daemon(folder: folder)
      let client = try daemon.client()
      let before = round == 0 ? "" : "round \(round - 1)"
      #expect(try client.call("profile.updateProfile").contains("\"name\":\"\(before)\""))
      #expect(try client.call("profile.updateProfile", "{\"name\":\"round \(round)\"}").contains("result"))
      daemon.send(SIGKILL)
      #expect(daemon.wait() == 137)
    }
  }

  @Test func tellsOverAPipeThatItIsReadyOrWhyNot() throws {
    var pipe = DaemonTests.pipe()
    let daemon = Daemon(folder: folder, ["--ready-fd", "3"], inherited: pipe[1])
    close(pipe[1])
    #expect(DaemonTests.text(pipe[0]) == "{\"ready\":{\"process\":\(daemon.process)}}\n")
    // The socket is there already when it says so.
    #expect(throws: Never.self) { try RPCClient(daemon.address) }
    pipe = DaemonTests.pipe()
    let second = Daemon(folder: folder, ["--ready-fd", "3"], inherited: pipe[1])
    close(pipe[1])
    let why = DaemonTests.text(pipe[0])
    #expect(why.hasPrefix(#"{"error":{"code":-32004,"#) && why.contains("listens"))
    #expect(second.wait() == 1)
  }

  @Test func isStartedByItsSocketAndEndsWhenNobodyAsks() throws {
    let address = try SocketAddress(folder + "/handed")
    let listener = try SocketListener(address)
    _ = fcntl(listener.descriptor, F_SETFD, 0)
    let notify = try SocketAddress(folder + "/notify")
    let told = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    var name = sockaddr_un()
    name.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: notify.path.utf8) }
    withUnsafePointer(to: &name) {
      _ = $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(told, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    // The process number is known only to the process itself: a shell stands between, as a service manager's does.
    let script =
      "LISTEN_PID=$$ LISTEN_FDS=1 NOTIFY_SOCKET='\(notify.path)' exec '\(Daemon.path)' --store '\(folder)/book' --idle 1"
    let shell = DaemonTests.shell(script, listener.descriptor, log: folder + "/log")
    var client: RPCClient? = try RPCClient(address)
    #expect(try client?.call("service.hello").contains("\"process\":\(shell)") == true)
    var heard = [UInt8](repeating: 0, count: 256)
    let count = recv(told, &heard, heard.count, 0)
    #expect(String(decoding: heard[..<max(count, 0)], as: UTF8.self).hasPrefix("READY=1\n"))
    close(told)
    client = nil
    var status: Int32 = -1
    waitpid(shell, &status, 0)
    #expect(status == 0)
    // It was not the service's to remove.
    #expect(access(address.path, F_OK) == 0)
    listener.remove()
    close(listener.descriptor)
  }

  private static func shell(_ script: String, _ inherited: Int32, log: String) -> pid_t {
    TestProcess.start(["/bin/sh", "-c", script], [2: .appending(log), 3: .duplicate(inherited)])
  }

  @Test func badWordsAreRefused() {
    for words in [["--nothing"], ["--socket"], ["--log", "loud"], ["--idle", "x"]] {
      let daemon = Daemon(folder: folder, words)
      #expect(daemon.wait() == 2)
    }
    #expect(daemonLog().contains("there is no option --nothing"))
    let long = Daemon(folder: folder, ["--socket", "/" + String(repeating: "x", count: 200)])
    #expect(long.wait() == 2)
    #expect(long.log.contains("has 201 bytes, and the system takes at most 107"))
  }

  private func daemonLog() -> String {
    guard let file = fopen(folder + "/log", "r") else { return "" }
    defer { fclose(file) }
    var text = [UInt8](repeating: 0, count: 65_536)
    return String(decoding: text[..<fread(&text, 1, text.count, file)], as: UTF8.self)
  }

  /// Its ends are not inherited as they are.
  private static func pipe() -> [Int32] {
    var ends: [Int32] = [0, 0]
    Libc.pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return ends
  }

  private static func text(_ descriptor: Int32) -> String {
    defer { close(descriptor) }
    var text: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = read(descriptor, &piece, piece.count)
      guard count > 0 else { return String(decoding: text, as: UTF8.self) }
      text += piece[..<count]
    }
  }
}
