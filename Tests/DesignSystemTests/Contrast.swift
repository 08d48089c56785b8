import DesignSystem
import KernelPresentation

/// Contrast of two colours by WCAG 2.2, from 1 to 21.
func contrast(_ a: RGB, _ b: RGB) -> Double {
  let (light, dark) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
  return (light + 0.05) / (dark + 0.05)
}

private func luminance(_ color: RGB) -> Double {
  0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
}

/// The exponent 2.4 as 12/5, by Newton's method for the fifth root: no library is needed for it.
private func linear(_ byte: UInt8) -> Double {
  let value = Double(byte) / 255
  if value <= 0.04045 { return value / 12.92 }
  let base = (value + 0.055) / 1.055
  var root = 1.0
  for _ in 0..<60 { root = (4 * root + base / (root * root * root * root)) / 5 }
  return base * base * root * root
}
