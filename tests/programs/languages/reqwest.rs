//! The part of the crate reqwest that code samples use, over HTTP/1.0, so that they need no download.
pub type Result<T> = std::result::Result<T, std::io::Error>;

pub mod blocking {
    use std::io::{Error, Read, Write};
    use std::net::TcpStream;

    pub struct Client;
    pub struct RequestBuilder {
        method: &'static str,
        url: String,
        head: String,
        body: String,
    }
    pub struct Response {
        status: String,
        text: String,
    }

    impl Client {
        pub fn new() -> Client {
            Client
        }
        pub fn get(&self, url: &str) -> RequestBuilder {
            RequestBuilder { method: "GET", url: url.into(), head: String::new(), body: String::new() }
        }
        pub fn post(&self, url: &str) -> RequestBuilder {
            RequestBuilder { method: "POST", ..self.get(url) }
        }
    }

    impl RequestBuilder {
        pub fn header(mut self, name: &str, value: &str) -> Self {
            self.head += &format!("{name}: {value}\r\n");
            self
        }
        pub fn body(mut self, body: &str) -> Self {
            self.body = body.into();
            self.header("Content-Length", &body.len().to_string())
        }
        pub fn send(self) -> Result<Response, Error> {
            let rest = self.url.strip_prefix("http://").ok_or(Error::other("no http"))?;
            let (host, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
            let mut stream = TcpStream::connect(host)?;
            let RequestBuilder { method, head, body, .. } = &self;
            write!(stream, "{method} {path} HTTP/1.0\r\n{head}\r\n{body}")?;
            let mut answer = String::new();
            stream.read_to_string(&mut answer)?;
            let (head, text) = answer.split_once("\r\n\r\n").ok_or(Error::other("no body"))?;
            let status = head.split(' ').nth(1).ok_or(Error::other("no status"))?;
            Ok(Response { status: status.into(), text: text.into() })
        }
    }

    impl Response {
        pub fn error_for_status(self) -> Result<Response, Error> {
            if self.status.starts_with(['4', '5']) {
                return Err(Error::other(self.status));
            }
            Ok(self)
        }
        pub fn text(self) -> Result<String, Error> {
            Ok(self.text)
        }
    }
}
