package import KernelDomain

extension FeatureID {
  package static let running = FeatureID("running" as StaticString)
}
