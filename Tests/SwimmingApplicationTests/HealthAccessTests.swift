import KernelApplication
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import TestSupport
import Testing

struct HealthAccessTests {
  let store = InMemorySwimStore()
  let files = ScriptedSwimFiles()
  let clock = StoppedClock()
  var sync: SyncHealthData { SyncHealthData(store: store, files: files, clock: clock) }
  var grant: GrantHealthAccess { GrantHealthAccess(store: store, files: files) }
  var revoke: RevokeHealthAccess { RevokeHealthAccess(store: store, files: files) }
  var show: ShowHealthAccess { ShowHealthAccess(store: store, files: files) }
  static let hint = "Grant the file or folder with your exports: recordbook access grant PATH"

  @Test func grantShowRevoke() throws {
    files.write("/home/swims/a.fit", [try swim()])
    #expect(try show(NoInput()) == .init(status: .notDetermined))
    #expect(try grant(.init(path: "swims")) == .init(status: .granted, path: "/home/swims"))
    #expect(try grant(.init(path: "swims")) == .init(status: .granted, path: "/home/swims"))
    #expect(store.writes == 1)
    _ = try sync(NoInput())
    #expect(try revoke(NoInput()) == .init(status: .revoked, lastSync: clock.time))
    #expect(try revoke(NoInput()) == .init(status: .revoked, lastSync: clock.time))
    #expect(store.writes == 3)
    #expect(store.book().swims.count == 1)
  }

  @Test func aPathThatIsNotThereIsNotGranted() {
    #expect(throws: Failure.notFound(what: "file", name: "/home/swims", hint: "Check the path.")) {
      try grant(.init(path: "swims"))
    }
    #expect(store.writes == 0)
  }

  @Test func aGrantedPathMayGo() throws {
    files.write("/swims/a.fit", [])
    _ = try grant(.init(path: "/swims"))
    files.remove("/swims/a.fit")
    #expect(try show(NoInput()) == .init(status: .pathGone, path: "/swims"))
  }

  @Test func syncNeedsAGrant() throws {
    #expect(throws: Failure.conflict(problem: "no health data has been granted", hint: Self.hint)) {
      try sync(NoInput())
    }
    _ = try revoke(NoInput())
    #expect(throws: Failure.conflict(problem: "access to health data is revoked", hint: Self.hint)) {
      try sync(NoInput())
    }
    #expect(files.read == [])
  }

  @Test func syncReadsOnlyWhatIsNewOrChanged() throws {
    files.write("/swims/a.fit", [try swim()])
    files.write("/swims/b.fit", [try swim("2024-03-06T06:00:00Z")])
    _ = try grant(.init(path: "/swims"))
    #expect(try sync(NoInput()).files.map(\.new) == [1, 1])
    files.write("/swims/b.fit", [try swim("2024-03-06T06:00:00Z", laps: [[19_000, 21_000]])], modified: 2)
    files.write("/swims/c.fit", [try swim("2024-03-07T06:00:00Z")])
    let output = try sync(NoInput())
    #expect(output.files.map(\.path) == ["/swims/b.fit", "/swims/c.fit"])
    #expect(output.files.map(\.new) == [0, 1])
    #expect(output.files.map(\.updated) == [1, 0])
    #expect(files.read == ["/swims/a.fit", "/swims/b.fit", "/swims/b.fit", "/swims/c.fit"])
  }

  @Test func aSyncWithNothingNewIsNoted() throws {
    files.write("/swims/a.fit", [try swim()])
    _ = try grant(.init(path: "/swims"))
    _ = try sync(NoInput())
    let later = StoppedClock(time: clock.time + 60_000)
    let output = try SyncHealthData(store: store, files: files, clock: later)(NoInput())
    #expect(output.files == [])
    #expect(output.records == [])
    let file = SyncedFiles.File(path: "/swims/a.fit", bytes: 10, modified: 1)
    #expect(store.healthAccess().lastSync == SyncedFiles(at: later.time, files: [file]))
  }
}
