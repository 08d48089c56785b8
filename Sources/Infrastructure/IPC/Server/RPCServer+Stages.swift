import Glibc

// What has to be done at its time, and the end.
extension RPCServer {
  /// Milliseconds until something has to be looked at; -1 when nothing has.
  func timeout() -> Int32 {
    var soonest = Int64.max
    if waiting > 0 { soonest = limits.stall / 2 + 1 }
    if case .draining(let end) = stage { soonest = min(soonest, (end - wokeAt) / 1_000_000 + 1) }
    if door.isShut { soonest = min(soonest, 100) }
    if let idle = limits.idle, isAlone {
      soonest = min(soonest, idle - (MonotonicClock.now() - aloneSince) / 1_000_000 + 1)
    }
    return soonest == .max ? -1 : Int32(clamping: max(soonest, 0))
  }

  private var isAlone: Bool { connections.count == 0 && !worksForSomebody }

  func lookAround() {
    if waiting > 0 {
      for connection in connections.all where connection.waitingSince != 0 {
        guard (wokeAt - connection.waitingSince) / 1_000_000 >= limits.stall else { continue }
        connection.flags.contains(.isClosing) ? drop(connection) : part(with: connection, .stalled(limits.stall))
      }
    }
    if door.isShut {
      door.refill()
      shutDoor(false)
    }
    if let idle = limits.idle, stage == .serving, isAlone, (wokeAt - aloneSince) / 1_000_000 >= idle {
      log.info("nobody has asked for \(idle) milliseconds")
      drain()
    }
    if case .draining(let end) = stage { goOnDraining(until: end) }
  }

  func readMail() {
    mailbox.wakeUp.quiet()
    for letter in mailbox.empty() {
      switch letter {
      case .finished(let completions): finish(completions)
      case .progress(let token, let name, let value):
        guard let connection = connections[token], !connection.flags.contains(.isClosing) else { continue }
        out.append(Notifications.progress(token: name, value: value))
        send(connection)
      }
    }
    if control.takeReload() {
      log.info("reading the store again")
      program.reload()
      forgetAnswers()
    }
    if control.takeStop() { drain() }
  }

  /// Takes nothing new from now on. Asked a second time, it also stops what takes long.
  func drain() {
    guard stage == .serving else {
      stage = .draining(until: wokeAt)
      return
    }
    log.info("stopping")
    program.stopping()
    stage = .draining(until: wokeAt + limits.drain * 1_000_000)
    closeDoor()
    for connection in connections.all { settle(connection) }
  }

  func closeDoor() {
    guard !isDoorClosed else { return }
    isDoorClosed = true
    poller.remove(door.listener)
    close(door.listener)
  }

  private func goOnDraining(until end: Int64) {
    let isDone = !worksForSomebody && connections.all.allSatisfy { $0.output.isEmpty && $0.backlog.isEmpty }
    if isDone { return stage = .ended }
    guard wokeAt >= end else { return }
    if worksForSomebody, !isCancelling {
      // What takes long stops soon when it is told to, with nothing half done; those who never read are not waited for.
      isCancelling = true
      for job in running.values { job.cancel() }
      stage = .draining(until: wokeAt + limits.drain * 1_000_000)
    } else {
      stage = .ended
    }
  }

  var worksForSomebody: Bool { !running.isEmpty }
}
