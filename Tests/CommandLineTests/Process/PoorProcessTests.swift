import Libc
import Testing

/// A process that lacks what others have: standard streams, descriptors, /proc. Every command does its work or says what
/// is wrong.
@Suite struct PoorProcessTests {
  private let book = SampleBook()

  /// Runs the program by a shell, which arranges what it lacks.
  private func run(_ shell: String, _ words: [String]) -> Program.Result {
    book.program.launch(["sh", "-c", shell, Program.path, "--store", book.sandbox.store] + words)
  }

  @Test(arguments: [">&-", ">&- 2>&-", "<&- >&- 2>&-"]) func closedOutputIsToldToNobodyElse(closed: String) {
    let served = ServedBook()
    for (store, path) in [(served.book.sandbox.store, "served"), (book.sandbox.store, "alone")] {
      let target = book.sandbox.path + "/" + path
      for words in [
        ["swim", "records"], ["profile", "set", "name", "Eva"], ["export", "--format", "json", target],
        ["swim", "segment"], ["help"],
      ] {
        let result = book.program.launch(
          ["sh", "-c", #"exec "$0" "$@" "# + closed, Program.path, "--store", store] + words)
        #expect(result.status == (words == ["swim", "segment"] ? 2 : 1), "\(words) \(result)")
        if closed == ">&-", words != ["swim", "segment"] {
          #expect(result.words.hasPrefix("recordbook: the output can't be written"), "\(words) \(result)")
        }
      }
      // Each command took effect, and none of its output ended up in a file.
      #expect(book.program("import", target).status == 0)
      #expect(book.program.launch([Program.path, "--store", store, "check"]).status == 0)
      #expect(book.program.launch([Program.path, "--store", store, "profile"]).output.contains("Eva"))
    }
  }

  @Test func serviceStartsWithoutStreams() {
    let started = run(#"exec "$0" "$@" <&- >&- 2>&-"#, ["service", "start"])
    #expect(started.status == 1)
    let stopped = book.program("service", "stop")
    #expect(stopped.output.hasPrefix("The service has stopped"), "\(stopped)")
  }

  /// Loading the program itself takes four, but for the one that is built for use.
  @Test(arguments: 4..<10) func fewDescriptors(count: Int) {
    let target = book.sandbox.path + "/pages"
    for words in [
      ["swim", "records"], ["export", "--format", "csv", target], ["export", "--format", "html", target],
      ["profile", "set", "name", "Eva"], ["check"],
    ] {
      let result = run("ulimit -n \(count); exec \"$0\" \"$@\"", words)
      #expect(result.status == 0 || result.status == 1 && result.words.hasPrefix("recordbook: "), "\(words) \(result)")
      #expect(!result.output.contains("Usage:"), "\(words) \(result)")
      #expect(result.status == 0 || !book.sandbox.path.isEmpty && Sandbox.names(in: target).isEmpty)
      #expect(!Sandbox.names(in: book.sandbox.path).contains { $0.hasSuffix("-draft") }, "\(words) \(result)")
      _ = book.program.launch(["rm", "-rf", target])
    }
  }

  @Test(.enabled(if: geteuid() == 0 && Program.has("unshare"))) func withoutProc() {
    let without = #"umount -l /proc && exec "$0" "$@""#
    func run(_ words: String...) -> Program.Result {
      book.program.launch(
        ["unshare", "-m", "sh", "-c", without, Program.path, "--store", book.sandbox.store] + words)
    }
    #expect(run("swim", "records").output == book.program("swim", "records").output)
    let refused = run("swim", "segment", "x")
    #expect(refused.status == 2 && refused.words.contains("\"x\" is not a segment"))
    let started = run("service", "start")
    #expect(started.status == 1 && started.words.contains("could not read /proc/self/exe"), "\(started)")
  }
}
