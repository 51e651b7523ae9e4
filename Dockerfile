# The server in a container: docker build --tag hotline . && docker run --publish 8080:8080 --volume hotline:/data hotline
FROM node:24-slim AS build
WORKDIR /hotline
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

# The versions of the lock file, without what only builds and tests need.
FROM node:24-slim AS dependencies
WORKDIR /hotline
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:24-slim
ENV NODE_ENV=production HOTLINE_HOST=0.0.0.0 HOTLINE_PORT=8080 HOTLINE_DATA=/data
WORKDIR /hotline
COPY --from=dependencies /hotline/node_modules node_modules
COPY --from=build /hotline/dist/src dist/src
COPY --from=build /hotline/dist/web dist/web
COPY bin bin
COPY package.json LICENSE ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "bin/hotline.js"]
CMD ["serve"]
