title = Splitter
