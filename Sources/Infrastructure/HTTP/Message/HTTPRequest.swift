/// A request as its handler receives it: the head is complete, the body may still be arriving.
package struct HTTPRequest: Sendable {
  package let head: RequestHead
  package let body: RequestBody

  package init(head: RequestHead, body: RequestBody) {
    self.head = head
    self.body = body
  }
}
