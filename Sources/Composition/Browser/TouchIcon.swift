import HTTP
import Storage

/// The icon that a phone shows on its home screen. It is the drawing `app.icon` without round corners, which the phone
/// adds itself. It is a PNG, since phones do not accept SVG.
enum TouchIcon {
  /// The width and height of the icon, in pixels.
  static let side = 192

  static var response: HTTPResponse {
    HTTPResponse(
      .ok, ["Content-Type": "image/png", "Cache-Control": "private, max-age=3600"],
      body: .bytes(Array(base64.utf8).withUnsafeBytes { Base64.decode($0) } ?? []))
  }

  private static let base64 = """
    iVBORw0KGgoAAAANSUhEUgAAAMAAAADACAMAAABlApw1AAAAkFBMVEX/////1gre7v26yJ6ave2auut5uO1Nwf9Kvv9HvP9Fuv9Ct/9Atf89s/87\
    sf85r/82rP80qv8yqP8upf8ro/8poP8nnf4xlPQgmP8blP8XkP8Si/8Nhv8Kg/4JgPsJfvgJe/YIefMIdvAMcegHcOoGaeMFZN0FYNkEXtgEWNEC\
    UckCTcYCSsMBR78BRb0AQrrGDy+pAAAIC0lEQVR42u2cjXbaPAyGVeMK2lL+we2gdFvWUrZ92/3f3edktOTHkpU4wLyTVyekA0XWY8tOQtNBP3JB\
    B9ABdABWg8O/ItzDoD8YxLzBIHJ1ABcHuBnc3NhtEOsebiJXB3BxgNubuA1uI9c/AHBnXyPe4C5ydQAdQCjA8C5ug2HkgvvDD7Hu4f5+eB/zZgHi\
    VgdwcYDR6H4U82YB4haMxnEbjCNXB9ABhAJMxtYm2WuUe5hErkCAW439eAFGWoGVwosCTCdNrZ+ln0qPmkcJNZg2FcJR6nZ6KcFs2swmCvLqN40T\
    ajBrKA1F6dll1BhAQZlgEjkAqGFMAFOoSvUvCDCvuXcBAGDtOMF7mM/nsyabchLoWdN4TbcUoJHQCQBqPD+vGgNMFUFwEwnAfAiE8LwAi3lT61ME\
    unnM+gaL5rojqgjUbHE2hQAsZiTBfRwAi4Wmyqh/NoDlIsiQnMqL5VkMloG6pcpIz5fnUDDAckpOhEkcAMslNRHU4BwAK/sSupEToR8e27fBarVc\
    BW8Dqoz6q1biM5sFaEMTimC0OrFaAlgtqWu7eSQAqxUxlVU0ACtiKusTAzysWrIhNQ1QdrzBXu/KqtfrYY124aElkUspwK3/aJPlflSvJ223JYCV\
    ovO3V9c108+E5wQYcvmnE5mFd6WfjoI5GwCCR5o7msjfypwHgLwWyk/k2v0vLSM4dfm8X1NQ5X/Fqnd6AASZpnXrR1hFcMLVpziRl03y9xOkAI+H\
    n+vvh+L8LYHjeOPNPy0iNg94DBBCHelqAP8A2CHgcwgAYMoH567PsNIBVxKdCmBE5q+Gj4/OLx6HxQgPovyv8DQAyJx3qc/VosEAeIYA2i+fg4t2\
    T+SaM8A7C6Dt8hl/OCnfRBbmf9VjAT491jemfB6OXg/OiXz83IgBuFzgU21x5VNwnLlcBh8fSyvo6orLpj4AffJS05LrrctrVh/gsU0Atnwkzh9u\
    cgDTHsCDtHwOci5FFwSoUT5/5F6KLgaAzHVOnRmPrQKsM/vk33tWH+K4ict/nH5eYxVi8oK1VEz5zLjj+s6rDfuBHIALLwZgyucTf6R7Iq/X8hNZ\
    CwBM+fS9Bzsnsn3/jABM+cz9RzuXIpTXkAkG0I3L5zB+zmuKNbYwBSQADyHlcxhB5zWFsIYwEIApn9U6ZAlQwjuadRgAUz7rGnIuRevwAVjDZs0Z\
    Vz78kWVzLkWSIfDEhQ2nMXPju6kn51K0Enyx5YnLAsyY8tnU1dwVZtMLzJ8FoM9eg00DDRyBfGcz3IQA6LbK5yDHUrTasKczswkCoMpn01TVHhnb\
    d3sh+W/gaUMZMYMH9BE+qy5F4/R9Q10CSWLCE6mR+8b3KUCVVXmTve0cBCMLyQDMnOXzFKTS7Y1+f7/ya1aURmQAjOPb2adQFSdyvpePDD1cywPC\
    9ok0VS2fbbDlJ/JdC/FgS6t0M6i3reg4BthGOA6gMARquG1JI324ldieHGCrc9e+2xZl0LQVCp63nB0IFG6f/1KDZ14Pt1rpweb5rxU8Ry74HLk6\
    gIsDfPkct8GXyBU/wNevXzKLdW8B4lYH0AGEAnz7GrdB5Pl/g29OoQalNJpvEhnUSsn9E9Tp/6ihtMZEHl6j+1MngDneS+qhL7wu3Hhq48u+8FWB\
    8jHkwisjBUhKbTDxHb++4RASx9ejHIIpZpIIAcqtqDsiPvHnrBRC4v5dM9lDphwehQDV72B14h0ob0vVfIAtjsSRhhBAiZow3FO7DmL2KVkUhVeN\
    R8DRhOep3TJx4nlIuUzs/MWsewReKoZEEzmfxP83A3f5mMb7kLWdoTl/dwpYzfUFXqoiekuZDw+UPPRtid8DCv5Ews5lbwKJI1kXANlfdtVOw6P0\
    mXWdIRstdP8TnvTPdaAPgOkypWs8cZ+dbmv6K/+ACgDSfkCUN60Q0xO+/El8NNa/VngqTxKgxuBr4ym9yrm3xtSgSkcEIEqpEB/rzG0ZMfIZegD8\
    vaTrEZe7E72rqydBePXJ8PmU3V803/2V8CwxetPzA3BNqMThj/XyYc7R1e5pBPBKlhHWI6bywTrd0wSASEmT/eOubHwhwzsfh0JRajIA20tKnL57\
    0K6TWj0kTN8C7F5l9pq/d7QnfZ9/kj9RaXzx+ZtcF9kb01dpXrCrIXt21vZWHI3MPTGp+7U9i54k/B/VAvgbFT/A2y5ug7dMuzdmnxirxOOXOb27\
    0X47od+hTTavbH8AYGSudSZ8b9TlgwenbM7uKLfXbFZ/+JHhkne/a+NNzwtg9FHoRkhQF0Q0uzNFN00gFMKZUICk1Ga1d19L6VMI5rrq5+iRXSlc\
    4gPY79/2zIaV1Eo+rrwy0qJfgk4328Mlv3I45PPbWwBW6ErtqB2RV0aak6Hc7CDk3N6qfuhJsD5APjWi+8ukCTJu+hjO5RcKYJjUdmxeR1IWMzcI\
    Tj8TCJAQbZrEeNI/rJW5FZZBMKRfEgjAVO9Z5BsAP4Ad2Gt9MfPmLwDY28vca5mwVbf0nL5vAyDVq/E2l7XmZ81mrKBPTCLLDL4LteebNPuDX8L6\
    4e49nJGF80oMwKb2kVcqJjUj65FCuPYA6CZN0W9H+GGpWylS3H8/DQDVZCIjNZVwO6FfewCu0nWWazU1d7dWJ7PZfz8lQLlNJNsrLDS0mzRciwBZ\
    brZVtOf/vczPk1WS+iE2yD4F+BG5OoCLA/z8EbfBz8jVAXQAoQD/Ra4O4OIAv+xLzBv8ilz/AMDvuA1+R64OoAMI1P98+xcgled9MgAAAABJRU5E\
    rkJggg==
    """
}
