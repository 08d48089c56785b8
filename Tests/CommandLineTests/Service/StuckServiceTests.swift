import IPC
import Libc
import TestSupport
import Testing

/// If the service is stopped or its socket is gone, each client gets an error and none waits forever.
@Suite(.ownThread) struct StuckServiceTests {
  private func seconds(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    try body()
    let took = clock.now - start
    return Double(took.components.seconds) + Double(took.components.attoseconds) / 1e18
  }

  @Test func aStoppedOneIsReadAroundAndEndedByForce() {
    let served = ServedBook()
    let process = served.process
    let records = served.program("--no-service", "swim", "records").output
    kill(process, SIGSTOP)
    defer { kill(process, SIGCONT) }
    // What reads needs no service.
    let read = served.program("swim", "records")
    #expect(read.status == 0, "\(read.words)")
    #expect(read.output == records)
    #expect(
      read.words == """
        Waiting for the service (\(process)) to answer…
        The service (\(process)) is stopped. The book is read without it.

        """)
    let checked = served.program("check")
    #expect(checked.status == 0, "\(checked.words)")
    #expect(checked.words == read.words)
    let status = served.program("service", "status")
    #expect(status.status == 1)
    #expect(
      status.words == """
        recordbook: the service (\(process)) is stopped
        Let it continue: kill -CONT \(process); or restart it: \(served.program.line) service restart --force

        """)
    let refused = served.program("service", "stop")
    #expect(refused.status == 1)
    #expect(refused.words.contains("kill -CONT \(process)") && refused.words.contains("service stop --force"))
    #expect(kill(process, 0) == 0)
    let stopped = served.program("service", "stop", "--force")
    #expect(stopped.status == 0, "\(stopped.words)")
    #expect(
      stopped.output == """
        The service (\(process)) did not stop by itself and was killed; what it had acknowledged is saved.

        """)
    #expect(served.program("service", "status").status == 1)
    #expect(served.program("check").status == 0)
  }

  @Test func whatIsChangedWaitsWithAWordAndThenSaysWhatHelps() {
    let served = ServedBook()
    let process = served.process
    kill(process, SIGSTOP)
    defer { kill(process, SIGCONT) }
    let took = seconds {
      let edit = served.program("--language", "cs", "profile", "set", "--name", "Eva")
      #expect(edit.status == 1)
      #expect(
        edit.words == """
          Čekám na odpověď služby (\(process))…
          Služba (\(process)) je pozastavena. Nechte ji pokračovat (kill -CONT \(process)), nebo ji spusťte znovu: \
          \(served.program.offered("service restart --force"))
          recordbook: služba na \(served.socket) neodpovídá
          Nic se nezměnilo. Spusťte ji znovu: \(served.program.line) service restart --force

          """)
    }
    #expect(took > 9)
    let restarted = served.program("service", "restart", "--force")
    #expect(restarted.status == 0, "\(restarted.words)")
    #expect(restarted.output.hasPrefix("The service did not stop by itself and was killed"))
    #expect(served.program("--no-service", "--json", "profile").output.contains("\"name\":\"\""))
    #expect(served.process != process)
  }

  /// Its language is a setting that is read first, without the service that does not answer; the change needs it.
  @Test func aChangeDoesNotGoPastAStoppedOne() {
    let served = ServedBook()
    let process = served.process
    kill(process, SIGSTOP)
    defer { kill(process, SIGCONT) }
    let edit = served.program("swim", "remove", SampleBook.swim)
    #expect(edit.status == 1)
    #expect(edit.words.contains("The service (\(process)) is stopped. The book is read without it.\n"))
    #expect(
      edit.words.hasSuffix(
        """
        recordbook: the service on \(served.socket) does not answer
        Nothing was changed. Restart it: \(served.program.line) service restart --force

        """), "\(edit.words)")
  }

  /// It took the change and says no more: whether it makes it nobody knows, so that the command goes on waiting.
  @Test func whoseChangeIsUnderWayIsToldWhatHelps() throws {
    let book = SampleBook()
    let end = Event()
    let replies: [String: FakeService.Reply] = [
      "service.hello": FakeService.hello(book.sandbox.store), "profile.updateProfile": .silence(end),
    ]
    let service = try FakeService(book.sandbox.store + "/sock", replies)
    defer { service.stop() }
    let words = Fifo(book.sandbox.path + "/words")
    let edit = book.program.start(["--language", "en", "profile", "set", "--name", "Eva"], errors: words.path)
    #expect(words.becomes { $0.contains("service restart --force\n") })
    end.happen()
    #expect(Program.wait(for: edit) == 1)
    #expect(
      words.text == """
        Waiting for the service (\(getpid())) to answer…
        The service (\(getpid())) does not answer. Restart it; nothing acknowledged is lost: \
        \(book.program.offered("service restart --force"))
        recordbook: the service ended before it answered; it may have done what you asked
        Look before you run the command again: what was done is there, and \(book.program.line) undo \
        undoes a correction.

        """)
  }

  /// Whatever else it says is no answer.
  @Test func oneThatTalksOfOtherThingsIsNotWaitedFor() throws {
    let book = SampleBook()
    let replies: [String: FakeService.Reply] = [
      "service.hello": FakeService.hello(book.sandbox.store), "service.stop": .chatter(80),
    ]
    let service = try FakeService(book.sandbox.store + "/sock", replies)
    defer { service.stop() }
    let took = seconds {
      let stop = book.program("service", "stop")
      #expect(stop.status == 1)
      #expect(stop.words.contains("does not answer"), "\(stop.words)")
    }
    #expect(took < 6)
  }

  /// Nobody is let in any more: as many wait at its socket as the system takes.
  @Test func oneThatLetsNobodyInIsFoundByTheBooksLock() throws {
    let served = ServedBook()
    let process = served.process
    kill(process, SIGSTOP)
    defer { kill(process, SIGCONT) }
    let address = try SocketAddress(served.socket)
    while let descriptor = try? address.connect() { close(descriptor) }
    let status = served.program("service", "status")
    #expect(
      status.words == """
        recordbook: a service (\(process)) holds the book, but accepts no connection at \(served.socket)
        Restart it: \(served.program.line) service restart --force

        """)
    let stopped = served.program("service", "stop", "--force")
    #expect(stopped.status == 0, "\(stopped.words)")
    #expect(served.program("check").status == 0)
  }

  /// Its first thread ends, and the one that waits for the disk does not, nor lets go of the book.
  @Test(.enabled(if: Program.has("strace"))) func oneThatWaitsForItsDiskIsNotSaidToHaveEnded() throws {
    let book = SampleBook()
    let (ready, calls) = (Fifo(book.sandbox.path + "/ready"), Fifo(book.sandbox.path + "/calls"))
    let disk = "strace -f -q -o '\(calls.path)' -e trace=fdatasync -e inject=fdatasync:delay_enter=60000000"
    let service = "'\(Program.path)d' --store '\(book.sandbox.store)' --ready-fd 3 3>'\(ready.path)'"
    let started = book.program.launch(["/bin/sh", "-c", "\(disk) \(service) >/dev/null 2>&1 & echo $!"])
    let tracer = try #require(Int32(started.output.dropLast()))
    #expect(ready.becomes { $0.hasPrefix(#"{"ready":"#) })
    let edit = book.program.start(["swim", "remove", SampleBook.swim])
    #expect(calls.becomes { $0.contains("fdatasync(") })
    let took = seconds {
      let stopped = book.program("service", "stop", "--force")
      #expect(stopped.status == 1)
      #expect(stopped.words.contains("does not end, though it was killed"), "\(stopped.words)")
    }
    #expect(took < 15)
    kill(tracer, SIGKILL)
    _ = Program.wait(for: edit)
    #expect(book.program("check").status == 0)
  }

  /// It still holds the book, so that nobody else can write.
  @Test func oneWhoseSocketIsGoneIsFoundByTheBooksLock() {
    let served = ServedBook()
    let process = served.process
    unlink(served.socket)
    #expect(served.program("swim", "records").status == 0)
    let edit = served.program("profile", "set", "--name", "Eva")
    #expect(edit.status == 1)
    #expect(
      edit.words == """
        Waiting for another process (\(process)) that is writing to the book…
        recordbook: the service (\(process)) holds the book, and nothing else can change it
        Ask it, without --no-service; if it does not answer, restart it: \(served.program.line) \
        service restart --force

        """)
    let status = served.program("service", "status")
    #expect(status.status == 1)
    #expect(
      status.words == """
        recordbook: a service (\(process)) holds the book, but its socket is gone from \(served.socket)
        Restart it: \(served.program.line) service restart

        """)
    let restarted = served.program("service", "restart")
    #expect(restarted.status == 0, "\(restarted.words)")
    #expect(served.process != process)
    #expect(served.program("profile", "set", "--name", "Eva").status == 0)
  }
}
