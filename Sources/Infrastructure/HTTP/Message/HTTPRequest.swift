/// A request as its handler sees it: the head is there, the body may still come.
package struct HTTPRequest: Sendable {
  package let head: RequestHead
  package let body: RequestBody

  package init(head: RequestHead, body: RequestBody) {
    self.head = head
    self.body = body
  }
}
