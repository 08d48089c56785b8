import Libc
import TestSupport
import Testing

/// The demo: the records of an export, in a folder of its own.
@Suite struct DemoTests {
  private let book = SampleBook()
  private var program: Program { book.program }

  @Test func demo() {
    let store = book.sandbox.path + "/demo"
    let result = program.launch([Program.path, "--store", store, "demo", book.export])
    #expect(result.status == 0, "\(result.words)")
    #expect(result.output.contains("Records Book"))
    #expect(result.output.contains("--store \(store) swim history freestyle 50"))
    let damaged = book.sandbox.write(Array("no export".utf8), to: "damaged.zip")
    let before = Sandbox.names(in: book.sandbox.path)
    #expect(program.launch([Program.path, "demo", damaged]).status == 2)
    #expect(Sandbox.names(in: book.sandbox.path).filter { !before.contains($0) }.allSatisfy { $0.hasPrefix("std") })
    let fresh = program.launch([Program.path, "demo", book.export])
    #expect(fresh.output.contains(book.sandbox.path + "/recordbook-demo-"))
  }

  @Test func demoRefusesAPlaceWhereSomethingIs() {
    let before = book.files
    let refused = program("demo", book.export)
    #expect(refused.status == 2)
    #expect(refused.words.contains("the folder is not empty") && refused.words.contains(": recordbook demo"))
    #expect(book.files == before)
  }

  @Test func interruptEndsTheDemo() {
    let program = Program(sandbox: Sandbox())
    let process = program.start(["demo"])
    #expect(eventually { Program.handlesInterrupt(process) })
    kill(process, SIGINT)
    #expect(Program.wait(for: process) == 130)
  }

  /// The sample is in the program, wherever that was copied to.
  @Test func demoOfAProgramThatStandsAlone() {
    // By another process: one that this one forks meanwhile would keep the copy open for writing, and so from running.
    let alone = book.sandbox.path + "/alone"
    #expect(program.launch(["/bin/cp", Program.path, alone]).status == 0)
    let demo = program.launch([alone, "demo"])
    #expect(demo.status == 0, "\(demo.words)")
    #expect(demo.output.contains("Records Book"))
    #expect(!Sandbox.names(in: book.sandbox.path).contains { $0.contains("recordbook-sample") })
  }
}
