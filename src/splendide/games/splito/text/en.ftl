title = Splito
pitch = x
