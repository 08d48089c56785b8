import IPC
import Libc
import Testing

/// A reply to one client never reaches another.
struct RepliesStayApartTests {
  @Test(arguments: RunningServer.Polling.allCases)
  func whatOneThatIsGoneWasToHearReachesNobody(polling: RunningServer.Polling) throws {
    let server = try RunningServer(polling: polling)
    let other = try server.client()
    for number in 1...200 {
      try leaveInTheMiddleOfAMessage(server.address)
      let answer = try #require(try other.call(#"{"jsonrpc":"2.0","id":\#(number),"method":"service.hello"}"#))
      #expect(answer.hasPrefix(#"{"jsonrpc":"2.0","id":\#(number),"result":"#))
    }
    try server.stop()
  }

  private func leaveInTheMiddleOfAMessage(_ address: SocketAddress) throws {
    let descriptor = try address.connect()
    let half = Array(#"{"jsonrpc":"2.0","id":1,"meth"#.utf8)
    #expect(half.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } == half.count)
    close(descriptor)
  }
}
