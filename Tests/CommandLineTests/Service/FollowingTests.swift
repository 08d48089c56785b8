import Glibc
import TestSupport
import Testing

/// Long things through the service: imports that are followed and withdrawn, and events.
@Suite struct FollowingTests {
  @Test func interruptCancelsAnImportOfTheService() {
    let served = ServedBook()
    let program = served.program
    var records = Array("<Record type=\"HKQuantityTypeIdentifierHeartRate\" value=\"120\"/>\n".utf8)
    while records.count < 64 << 20 { records += records }
    let export = Array("<?xml version=\"1.0\"?>\n<HealthData>\n".utf8) + records + Array("</HealthData>\n".utf8)
    let path = served.book.sandbox.write(export, to: "large.xml")
    let before = program("--json", "workouts").output
    let process = program.start(["import", path])
    while !Program.handlesInterrupt(process) { usleep(500) }
    kill(process, SIGINT)
    #expect(Program.wait(for: process) == 130)
    let words = String(decoding: Sandbox.read(served.book.sandbox.path + "/stderr") ?? [], as: UTF8.self)
    #expect(words.contains("interrupted"))
    #expect(program("--json", "workouts").output == before)
  }

  @Test func watchNeedsAService() {
    let result = SampleBook().program("watch")
    #expect(result.status == 2)
    #expect(result.words.contains("recordbook service start"))
  }

  @Test func watchFollowsThroughARestart() {
    let served = ServedBook()
    let program = served.program
    let folder = served.book.sandbox.makeFolder("watch")
    let watcher = program.start(["--json", "watch"], output: folder + "/out", errors: folder + "/words")
    defer {
      kill(watcher, SIGKILL)
      _ = Program.wait(for: watcher)
    }
    let text = { (name: String) in String(decoding: Sandbox.read(folder + name) ?? [], as: UTF8.self) }
    #expect(waits { text("/words").contains("following") })
    #expect(program("settings", "set", "--theme", "dark").status == 0)
    #expect(waits { text("/out").contains(#""event":"settings.settingsChanged""#) }, "\(text("/words"))")
    #expect(program("service", "restart").status == 0)
    #expect(waits { text("/words").contains("the service has ended") })
    // The new service knows nothing of what the old one told.
    #expect(waits { text("/out").contains("watch.missed") }, "\(text("/words"))")
    let before = text("/out")
    #expect(program("settings", "set", "--theme", "light").status == 0)
    #expect(waits { text("/out").dropFirst(before.count).contains(#""event":"settings.settingsChanged""#) })
    for line in text("/out").split(separator: "\n") { #expect(line.hasPrefix("{") && line.hasSuffix("}")) }
  }

  @Test func watchSaysWhatItCannotResume() {
    let served = ServedBook()
    let folder = served.book.sandbox.makeFolder("watch")
    let watcher = served.program.start(
      ["watch", "--after", "zzz-9"], output: folder + "/out", errors: folder + "/words")
    defer {
      kill(watcher, SIGKILL)
      _ = Program.wait(for: watcher)
    }
    #expect(
      waits {
        String(decoding: Sandbox.read(folder + "/words") ?? [], as: UTF8.self).contains("does not know any more")
      })
  }

  /// True as soon as it is so; false when it is not after ten seconds.
  private func waits(until isSo: () -> Bool) -> Bool {
    for _ in 0..<1_000 {
      if isSo() { return true }
      usleep(10_000)
    }
    return isSo()
  }
}
