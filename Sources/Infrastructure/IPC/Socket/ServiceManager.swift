package import KernelApplication
import System

/// The service manager that started this process, such as systemd. It communicates through environment variables and a
/// socket (sd_listen_fds(3), sd_notify(3)).
package struct ServiceManager: Sendable {
  /// The path of the socket on which the manager expects notifications; nil if it expects none.
  private let notifySocket: String?
  /// The listening socket that this process inherited from the manager; nil if there is none.
  package let socket: SocketListener?
  /// Whether the manager writes this process's standard error to its journal.
  package let readsLog: Bool

  /// Reads what the manager has passed in the environment, and removes it so that child processes do not see it. Fails
  /// with `invalidInput` if the manager has passed anything other than a single listening Unix-domain socket.
  package init(_ environment: (String) -> String?) throws(Failure) {
    notifySocket = environment("NOTIFY_SOCKET")
    readsLog = environment("JOURNAL_STREAM") != nil
    let isForThisProcess = environment("LISTEN_PID").flatMap { Int32($0) } == ThisProcess.number
    let count = isForThisProcess ? environment("LISTEN_FDS").flatMap { Int32($0) } ?? 0 : 0
    for name in ["LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES", "NOTIFY_SOCKET"] {
      ThisProcess.removeFromEnvironment(name)
    }
    guard count > 0 else {
      socket = nil
      return
    }
    guard count == 1, Socket.isListening(ServiceManager.firstDescriptor) else {
      throw .invalidInput(field: "LISTEN_FDS", problem: .service(.badListener))
    }
    Descriptor.keepFromChildren(ServiceManager.firstDescriptor)
    Descriptor.makeNonBlocking(ServiceManager.firstDescriptor)
    socket = SocketListener(inherited: ServiceManager.firstDescriptor)
  }

  private static let firstDescriptor: Int32 = 3

  package func ready() {
    tell("READY=1\nSTATUS=Serving\n")
  }

  package func stopping() {
    tell("STOPPING=1\nSTATUS=Answering what was asked\n")
  }

  package func reloading() {
    // The manager waits for READY. The time in the message lets it distinguish this reload from others.
    tell("RELOADING=1\nMONOTONIC_USEC=\(MonotonicClock.now() / 1_000)\n")
    tell("READY=1\n")
  }

  /// Informs the service manager of a state. Ignores errors, because the service must also work without its manager.
  private func tell(_ state: String) {
    guard let notifySocket, !notifySocket.isEmpty else { return }
    var name = Array(notifySocket.utf8)
    // Linux marks a socket in the abstract namespace, which has no file, by a leading zero byte.
    if name[0] == UInt8(ascii: "@") { name[0] = 0 }
    Socket.tell(state, to: name)
  }
}
