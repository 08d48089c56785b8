/// A request as a handler receives it. Its head is complete; its body may still be arriving.
package struct HTTPRequest: Sendable {
  package let head: RequestHead
  package let body: RequestBody

  package init(head: RequestHead, body: RequestBody) {
    self.head = head
    self.body = body
  }
}
