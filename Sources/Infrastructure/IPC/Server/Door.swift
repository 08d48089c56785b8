import CSystem
import Glibc

/// Where clients come in. Keeps one descriptor in reserve, so that whoever comes when there are no more can be told so.
final class Door {
  let listener: Int32
  private var reserve = Door.anything()
  /// Nobody can be let in or told so for now.
  var isShut = false

  init(listener: Int32) {
    self.listener = listener
  }

  deinit {
    if reserve >= 0 { Glibc.close(reserve) }
  }

  enum Arrival {
    case client(Int32)
    /// There is no descriptor for this one; it is to be told and let go.
    case surplus(Int32)
    case nobody
    /// Someone waits who can't even be told.
    case stuck
  }

  func next() -> Arrival {
    while true {
      let descriptor = accept()
      if descriptor >= 0 { return .client(descriptor) }
      switch errno {
      case EINTR, ECONNABORTED: continue
      case EMFILE, ENFILE, ENOMEM, ENOBUFS: return surplus()
      default: return .nobody
      }
    }
  }

  private func surplus() -> Arrival {
    guard reserve >= 0 else { return .stuck }
    close(reserve)
    reserve = -1
    let descriptor = accept()
    return descriptor >= 0 ? .surplus(descriptor) : .stuck
  }

  /// Takes a descriptor in reserve again, once there is one.
  func refill() {
    if reserve < 0 { reserve = Door.anything() }
  }

  private func accept() -> Int32 {
    accept4(listener, nil, nil, Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue))
  }

  private static func anything() -> Int32 {
    open("/dev/null", O_RDONLY | O_CLOEXEC)
  }
}
