import IPC
import KernelApplication
import Libc
import TestSupport
import Testing

/// Sockets at paths: bound, taken over, removed.
struct SocketTests {
  private let folder = TemporaryFolder()

  @Test func aPathThatIsTooLongIsRefusedWithTheLimit() throws {
    let path = "/tmp/" + String(repeating: "x", count: 200)
    let failure = #expect(throws: Failure.self) { try SocketAddress(path) }
    guard case .invalidInput("socket", let problem, _)? = failure else { return #expect(Bool(false), "\(failure!)") }
    #expect(problem == .service(.socketPathLong(bytes: 205, most: 107, path: path)))
    #expect(throws: Never.self) { try SocketAddress("/" + String(repeating: "x", count: 106)) }
  }

  @Test func onlyItsOwnerMayConnect() throws {
    let address = try SocketAddress(folder.path + "/sock")
    let listener = try SocketListener(address)
    var status = stat()
    lstat(address.path, &status)
    #expect(status.st_mode & 0o777 == 0o600)
    listener.remove()
    close(listener.descriptor)
    #expect(lstat(address.path, &status) != 0)
  }

  @Test func aSocketLeftBehindIsTakenOverAndOneInUseIsNot() throws {
    let address = try SocketAddress(folder.path + "/sock")
    let first = try SocketListener(address)
    #expect(throws: Failure.self) { try SocketListener(address) }
    close(first.descriptor)
    let second = try SocketListener(address)
    // The first's end must not take the second's socket away.
    first.remove()
    var status = stat()
    #expect(lstat(address.path, &status) == 0)
    #expect(throws: Never.self) { try RPCClient(address) }
    second.remove()
    close(second.descriptor)
  }

  @Test func aFolderThatAnotherProcessKeepsLockedIsNotWaitedForLong() throws {
    let address = try SocketAddress(folder.path + "/sock")
    let mine = try SocketListener(address)
    let other = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    #expect(flock(other, LOCK_EX) == 0)
    let (result, isRemoved) = (Locked<Failure?>(nil), Locked(false))
    // What waited for ever would take the test with it.
    let thread = Threads(count: 1) { _ in
      mine.remove()
      isRemoved.withLock { $0 = true }
      close(mine.descriptor)
      do throws(Failure) { close(try SocketListener(address).descriptor) } catch { result.withLock { $0 = error } }
    }
    #expect(eventually { isRemoved.withLock { $0 } && result.withLock { $0 } != nil })
    close(other)
    thread.wait()
    #expect(result.withLock { $0 } == .conflict(.service(.socketFolderLocked(path: folder.path))))
    let next = try SocketListener(address)
    next.remove()
    close(next.descriptor)
  }

  @Test func nothingElseAtThePathIsTouched() throws {
    let file = folder.write(Array("precious".utf8), to: "sock")
    let failure = #expect(throws: Failure.self) { try SocketListener(try SocketAddress(file)) }
    #expect(failure == .badFile(path: file, problem: .service(.noSocket)))
    unlink(file)
    symlink(folder.path + "/elsewhere", file)
    #expect(throws: Failure.self) { try SocketListener(try SocketAddress(file)) }
    var status = stat()
    #expect(lstat(folder.path + "/elsewhere", &status) != 0)
  }

  @Test func theFolderMustBeTheUsersOwn() throws {
    let open = folder.path + "/open"
    mkdir(open, 0o777)
    chmod(open, 0o777)
    #expect(throws: Failure.self) { try SocketPlace.prepareFolder(of: SocketAddress(open + "/sock")) }
    chmod(open, 0o700)
    #expect(throws: Never.self) { try SocketPlace.prepareFolder(of: SocketAddress(open + "/sock")) }
    symlink(open, folder.path + "/link")
    #expect(throws: Failure.self) { try SocketPlace.prepareFolder(of: SocketAddress(folder.path + "/link/sock")) }
    rmdir(open)
    #expect(throws: Never.self) { try SocketPlace.prepareFolder(of: SocketAddress(open + "/sock")) }
    var status = stat()
    stat(open, &status)
    #expect(status.st_mode & 0o777 == 0o700)
    rmdir(open)
  }

  @Test func theUsualPlaceFollowsTheEnvironment() {
    #expect(SocketPlace.usual { $0 == "XDG_RUNTIME_DIR" ? "/run/user/7" : nil } == "/run/user/7/recordbook/sock")
    #expect(SocketPlace.usual { _ in nil } == "/tmp/recordbook-\(geteuid())/sock")
    #expect(SocketPlace.usual { _ in "relative" } == "/tmp/recordbook-\(geteuid())/sock")
  }
}
